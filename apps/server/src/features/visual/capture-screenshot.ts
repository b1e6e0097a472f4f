import type { Answer, Received } from '@assay/contract';
import { compareLook, type LookName } from './compare-look.ts';
import type { Parts } from './parts.ts';
import { receivePicture } from './receive-picture.ts';

type Sent = Received<'POST /api/visual/capture'>['body'];

/** The look that a picture sent by somebody belongs to. */
export async function nameLook({ findTitle }: Parts, ownerId: string, sent: Sent): Promise<LookName> {
  const { testId, stepName, browser = '', viewport = '' } = sent;
  const testName = (await findTitle(ownerId, testId)) ?? testId;
  return { ownerId, testId, testName, stepName, browser, viewport };
}

export async function captureScreenshot(
  parts: Parts,
  ownerId: string,
  sent: Sent,
): Promise<Answer<'POST /api/visual/capture'>> {
  const bytes = receivePicture(sent.screenshotData);
  const result = await compareLook(parts, await nameLook(parts, ownerId, sent), { bytes });
  const { comparisonId, status, diffPercentage, diffPixels, totalPixels, threshold, diffFilename } = result;
  return {
    success: true,
    data: {
      id: comparisonId,
      passed: status !== 'failed',
      isNew: status === 'new',
      diffPercentage,
      diffPixels,
      totalPixels,
      threshold,
      diffFilename,
    },
  };
}
