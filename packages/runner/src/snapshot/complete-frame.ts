import type { RawElement, RawFrame } from './in-page/raw.ts';
import type { PageSnapshot, SeenElement } from './types.ts';

interface FramePlace {
  index: number;
  /** The element of the parent frame that shows this frame. */
  holder?: SeenElement;
  viewport?: PageSnapshot['viewport'];
}

/** From what a frame told of itself to elements of the whole page: refs, places on the page, empty fields filled in. */
export function completeFrame(raw: RawFrame, place: FramePlace): SeenElement[] {
  return raw.elements.map((element, index) => completeElement(element, index, place));
}

export function refOf(frame: number, index: number): string {
  return `f${frame}e${index}`;
}

function completeElement(
  raw: RawElement,
  position: number,
  { index, holder, viewport }: FramePlace,
): SeenElement {
  const [x, y, width, height] = raw.box;
  const box = { x: x + (holder?.box.x ?? 0), y: y + (holder?.box.y ?? 0), width, height };
  const around = holder ? [holder.ref, ...holder.containers] : [];
  const onScreen =
    !viewport ||
    (box.y < viewport.height && box.x < viewport.width && box.y + height > 0 && box.x + width > 0);
  return {
    ref: refOf(index, position),
    frame: index,
    tag: raw.tag,
    role: raw.role,
    name: raw.name ?? '',
    label: raw.label ?? '',
    placeholder: raw.placeholder ?? '',
    title: raw.title ?? '',
    testId: raw.testId ?? '',
    text: raw.text ?? '',
    value: raw.value ?? '',
    inputType: raw.inputType ?? '',
    nearby: '',
    containers: [...raw.containers.map((container) => refOf(index, container)), ...around],
    column: raw.column ?? '',
    states: {
      visible: false,
      enabled: true,
      editable: false,
      focused: false,
      required: false,
      invalid: false,
      checked: undefined,
      selected: undefined,
      expanded: undefined,
      ...raw.states,
    },
    interactive: raw.interactive ?? false,
    box,
    inView: (raw.inView ?? false) && onScreen && (holder?.inView ?? true),
    covered: (raw.covered ?? false) || (holder?.covered ?? false),
    options: raw.options ?? [],
    constraints: raw.constraints ?? {},
    href: raw.href ?? '',
    path: raw.path,
    ...(raw.noValidate && { noValidate: raw.noValidate }),
    ...(raw.group !== undefined && { group: raw.group }),
    ...(raw.emptyOption !== undefined && { emptyOption: raw.emptyOption }),
    ...(raw.large && { large: raw.large }),
    ...(raw.alarm && { alarm: raw.alarm }),
    ...(raw.refusal && { refusal: raw.refusal }),
    ...(raw.chosen !== undefined && { chosen: raw.chosen }),
    ...(raw.formPath !== undefined && { formPath: raw.formPath }),
  };
}
