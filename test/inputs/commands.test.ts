import { describeInputs } from './inputs.ts';

describeInputs(['run', 'run --embedded', 'judge --sarif', 'judge --report']);
