import { bank } from './bank.ts';
import type { Case } from './case.ts';
import { forms } from './forms.ts';
import { frames } from './frames.ts';
import { places } from './places.ts';
import { staff } from './staff.ts';
import { tables } from './tables.ts';
import { travel } from './travel.ts';
import { widgets } from './widgets.ts';

export const cases: Case[] = [
  ...forms,
  ...widgets,
  ...tables,
  ...frames,
  ...places,
  ...bank,
  ...staff,
  ...travel,
];
