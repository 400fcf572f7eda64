import { describeInputs } from './inputs.ts';

describeInputs(['action', 'embedded action']);
