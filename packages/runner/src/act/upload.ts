/// <reference lib="dom" />
import { basename } from 'node:path/posix';
import { nameTarget } from '../ground/name-target.ts';
import { Problem } from '../progress/problem.ts';
import { remaining } from '../progress/progress.ts';
import type { StepContext, UploadFile, Uploads } from './context.ts';
import { explainAction } from './explain-failure.ts';
import type { Found } from './find-target.ts';
import { patiently } from './patiently.ts';
import { doing } from './record.ts';

function takeFile(files: Uploads, name: string): UploadFile {
  if (typeof files === 'function') return files(name);
  const file = files.find((one) => one.name === name) ?? files.find((one) => one.name === basename(name));
  if (file) return file;
  const given = files.map((one) => `"${one.name}"`).join(', ');
  const hint = given ? `The files given are ${given}.` : 'No files were given.';
  throw new Problem(
    'environment',
    `There is no file "${name}" to upload. ${hint} Add it to the test's files.`,
  );
}

async function findOnlyInput(context: StepContext) {
  const inputs = context.session.pages.current().locator('input[type=file]');
  const count = await inputs.count();
  if (count === 1) return inputs;
  throw count === 0
    ? new Problem('not found', 'There is no field for files on the page.')
    : new Problem('ambiguous', `There are ${count} fields for files on the page. Say which one is meant.`);
}

/** A button often only shows where the field for files lies, drawn transparent on top of it or beside it. */
async function findInputBeside({ handle }: Found): Promise<Found['handle'] | undefined> {
  const beside = await handle.evaluateHandle((element) => {
    let around = element.parentElement;
    for (let step = 0; around && step < 2; step += 1, around = around.parentElement) {
      const [only, other] = around.querySelectorAll<HTMLElement>('input[type=file]');
      if (only) return other ? null : only;
    }
    return null;
  });
  return (beside.asElement() as Found['handle'] | null) ?? undefined;
}

/** Uploads one of the files given with the case; nothing else of this machine can leave it. */
export async function upload(context: StepContext, name: string, found?: Found): Promise<void> {
  const { mimeType, bytes, name: fileName } = takeFile(context.files, name);
  const payload = { name: fileName, mimeType, buffer: bytes };
  try {
    if (!found) {
      const input = await findOnlyInput(context);
      await patiently(context, (timeout) => input.setInputFiles(payload, { timeout }));
      context.record?.add({ do: 'upload', at: String(input), file: name });
    } else if (found.element.tag === 'input' && found.element.inputType === 'file') {
      const { handle } = found;
      const put = () => patiently(context, (timeout) => handle.setInputFiles(payload, { timeout }));
      await doing(context, found, put, (at) => ({ do: 'upload', at, file: name }));
      return;
    }
    const input = found && (await findInputBeside(found));
    if (found && input) {
      const put = () => patiently(context, (timeout) => input.setInputFiles(payload, { timeout }));
      await doing(context, found, put, (at) => ({ do: 'upload', at, file: name }), input);
    } else if (found) {
      const timeout = Math.min(context.limits.patienceMs, remaining(context.progress));
      const page = context.session.pages.current();
      const choose = async () => {
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser', { timeout }),
          found.handle.click({ timeout }),
        ]);
        await chooser.setFiles(payload, { timeout });
      };
      await doing(context, found, choose, (at) => ({ do: 'upload', at, file: name, chooser: true }));
    }
  } catch (error) {
    throw explainAction(error, found ? nameTarget(found.target) : 'The field for files');
  }
}
