import type { Services } from '../../platform/services/services.ts';
import type { PictureEngine } from './engine/picture-engine.ts';

/** The name of a person's test case, where there is such a one. */
export type FindTitle = (ownerId: string, testCaseId: string) => Promise<string | undefined>;

/** What the use-cases of this feature share. */
export interface Parts extends Pick<Services, 'db' | 'log' | 'pictures'> {
  engine: PictureEngine;
  findTitle: FindTitle;
}
