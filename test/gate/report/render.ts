/** A report in one of the formats, taken from the table as a run takes it. */
import { formats } from '../../../src/gate/report/registry.ts';
import type { Report } from '../../../src/gate/report/report.ts';

export type FormatName = keyof typeof formats;
type Options = Parameters<(typeof formats)['json']['pieces']>[1];

export const formatNames = Object.keys(formats) as FormatName[];

/** Empty if the report makes no file of this format. */
export const render = (name: FormatName, report: Report, options: Options = {}) =>
  [...formats[name].pieces(report, options)].join('');
