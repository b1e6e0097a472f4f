import { describeHostile } from './test-hostile.ts';

describeHostile('firefox');
