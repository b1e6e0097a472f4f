import { describeHostile } from '@assay/testbed/hostile';

describeHostile('firefox');
