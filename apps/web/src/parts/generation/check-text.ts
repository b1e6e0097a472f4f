import { limits } from '@assay/contract/choices';

export interface TextProblem {
  title: string;
  message: string;
}

/** What keeps a requirement from being sent; undefined where nothing does. */
export function checkText(text: string): TextProblem | undefined {
  const { max } = limits.requirementText;
  if (!text.trim()) return { title: 'Input Required', message: 'Please enter your testing requirements.' };
  if (text.length > max) {
    return { title: 'Input Too Long', message: `Requirements text is too long (max ${max} characters).` };
  }
  return undefined;
}
