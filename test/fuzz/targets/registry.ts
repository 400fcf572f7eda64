/** Every reader of foreign data. */
import type { LoadTarget } from '../target.ts';
import * as files from './files.ts';
import * as github from './github.ts';
import * as places from './places.ts';
import * as requests from './requests.ts';
import * as service from './service.ts';
import * as sources from './sources.ts';

export const targets: readonly LoadTarget[] = [service, requests, github, files, places, sources]
  .flatMap((group) => Object.values(group))
  .map((each) => (typeof each === 'function' ? each : () => each));
