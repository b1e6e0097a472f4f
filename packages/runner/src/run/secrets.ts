import { findCallSecrets, type NotUnderstood, type Step } from '@assay/planner/steps';

const secretFields = /pass(word|code|phrase)?\b|secret|token|api.?key|\bpin\b|\bcvv\b|\bcvc\b/i;

/** Texts of a case that must not be shown, as far as its words tell before a page is seen. */
export function collectSecrets(steps: readonly (Step | NotUnderstood)[]): string[] {
  return steps.flatMap((step) => {
    if (!('command' in step)) return [];
    const { command } = step;
    if (command.do === 'call')
      return findCallSecrets(command).flatMap(({ value }) => (/\{\{.*\}\}/.test(value) ? [] : [value]));
    if (command.do === 'log in') return [command.credentials.password];
    if (command.do === 'fill in')
      return command.details.flatMap(({ label = '', value }) => (secretFields.test(label) ? [value] : []));
    const isSecret = command.do === 'type' && secretFields.test(command.target.name);
    return isSecret && !/^\{\{.*\}\}$/.test(command.text) ? [command.text] : [];
  });
}

/** The sentence before it is known what kind of field it types in: a text for an unnamed field is not shown yet. */
export function announce(step: Step): string {
  const { command, sentence } = step;
  if (command.do !== 'type' || command.target.name !== '' || command.text === '') return sentence;
  return sentence.replaceAll(command.text, '…');
}
