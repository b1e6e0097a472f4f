import { isField } from '../snapshot/attach-labels.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

/** Parts of a page that hold several things at least; what lies in them belongs to no single field by that alone. */
const wide = /^(?:html|body|main|form|fieldset|dialog|section|article|table|tbody|thead|ul|ol)(?::|$)/;
const mostLevels = 5;

function parentPath(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('>'), 0)).replace(/>+$/, '');
}

function liesUnder(path: string, outer: string): boolean {
  return path.startsWith(`${outer}>`);
}

export function isEntry(element: SeenElement): boolean {
  return isField(element) || element.inputType === 'file';
}

/** Radio buttons of one group are one field. */
function isSameField(one: SeenElement, other: SeenElement): boolean {
  if (one.ref === other.ref) return true;
  return (
    one.role === 'radio' && other.role === 'radio' && one.group !== undefined && one.group === other.group
  );
}

/** The largest box around a field that holds no other field. */
function boxOf(field: SeenElement, fields: readonly SeenElement[]): string | undefined {
  let box: string | undefined;
  let path = parentPath(field.path);
  for (let level = 0; path !== '' && level < mostLevels; level += 1) {
    const around = path;
    const last = path.split('>').at(-1) ?? '';
    if (wide.test(last)) break;
    const isShared = fields.some(
      (other) => other.frame === field.frame && !isSameField(field, other) && liesUnder(other.path, around),
    );
    if (isShared) break;
    box = path;
    path = parentPath(path);
  }
  return box;
}

/** How far below a field a message of its own may stand, in pixels; nearer to the next one it is nobody's. */
const farthestBelow = 40;
const clearly = 6;

function overlaps(one: SeenElement, other: SeenElement): boolean {
  return one.box.x < other.box.x + other.box.width && other.box.x < one.box.x + one.box.width;
}

/** The field right above a message that lies in no field's own box. */
function fieldAbove(
  message: SeenElement,
  { elements }: PageSnapshot,
  fields: readonly SeenElement[],
): SeenElement | undefined {
  const top = message.box.y;
  const bottom = top + message.box.height;
  const beside = fields.filter((field) => field.frame === message.frame && overlaps(field, message));
  const gap = (field: SeenElement) => top - (field.box.y + field.box.height);
  const [above] = beside
    .filter((field) => gap(field) >= -4 && gap(field) <= farthestBelow)
    .sort((one, other) => gap(one) - gap(other));
  if (!above) return undefined;
  const isNext = (one: SeenElement) =>
    one.frame === message.frame && one.states.visible && one.box.y >= bottom - 4 && overlaps(one, message);
  const next = elements
    .filter((one) => isNext(one) && (one.tag === 'label' || isEntry(one)) && !isSameField(one, above))
    .map(({ box }) => box.y - bottom);
  return next.every((distance) => distance > gap(above) + clearly) ? above : undefined;
}

function isDescribedBy({ refusal, frame }: SeenElement, message: SeenElement): boolean {
  const paths = [...(refusal?.errorBy ?? []), ...(refusal?.describedBy ?? [])];
  return (
    frame === message.frame &&
    paths.some(
      (path) => path === message.path || liesUnder(message.path, path) || liesUnder(path, message.path),
    )
  );
}

export interface Owners {
  /** The fields that a message belongs to. */
  of(message: SeenElement): SeenElement[];
  fields: readonly SeenElement[];
}

/** Tells which field a message belongs to: by `aria-describedby`, by the box both lie in, or by standing right below it. */
export function findOwners(snapshot: PageSnapshot): Owners {
  const fields = snapshot.elements.filter((element) => isEntry(element) && element.states.visible);
  const boxes = new Map(fields.map((field) => [field.ref, boxOf(field, fields)]));
  return {
    fields,
    of(message) {
      const described = fields.filter((field) => isDescribedBy(field, message));
      if (described.length > 0) return described;
      const boxed = fields.filter((field) => {
        const box = boxes.get(field.ref);
        return box !== undefined && field.frame === message.frame && liesUnder(message.path, box);
      });
      if (boxed.length > 0) return boxed;
      const above = fieldAbove(message, snapshot, fields);
      return above ? [above] : [];
    },
  };
}
