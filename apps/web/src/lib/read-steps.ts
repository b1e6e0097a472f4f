/** A step as lists show it. */
export interface ShownStep {
  number: number;
  action: string;
  expected: string;
  /** What its element is known by. */
  locators: string[];
}

/** Reads the steps of a listed case: JSON text of a list of steps or of plain strings; anything else is one step as it stands. */
export function readSteps(text: string): ShownStep[] {
  const list = parse(text);
  if (Array.isArray(list)) return list.map((step: unknown, index) => readStep(step, index + 1));
  return text.trim() ? [{ number: 1, action: text, expected: '', locators: [] }] : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readStep(step: unknown, place: number): ShownStep {
  if (typeof step !== 'object' || step === null) {
    return { number: place, action: String(step), expected: '', locators: [] };
  }
  const { step_number, action, expected_result, element_locators } = step as Record<string, unknown>;
  const hasLocators = typeof element_locators === 'object' && element_locators !== null;
  return {
    number: typeof step_number === 'number' ? step_number : place,
    action: typeof action === 'string' ? action : JSON.stringify(step),
    expected: typeof expected_result === 'string' ? expected_result : '',
    locators: hasLocators ? Object.keys(element_locators) : [],
  };
}
