/** Runs for every test file, also where files share a process. */
import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

afterAll(endFile);
