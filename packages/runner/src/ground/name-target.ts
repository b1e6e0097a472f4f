import type { Target } from '@assay/planner/steps';

/** A target as a person would call it, for messages. */
export function nameTarget(target: Target): string {
  const name = target.name ? `"${target.name}"` : '';
  const own = ['the', nameOrdinal(target.ordinal), name, target.kind ?? (name ? '' : 'element')].filter(
    Boolean,
  );
  const near = target.near ? ` ${target.near.relation} ${nameTarget(target.near.anchor)}` : '';
  const within = target.within ? ` in ${nameTarget(target.within)}` : '';
  return own.join(' ') + near + within;
}

function nameOrdinal(ordinal: number | undefined): string {
  if (ordinal === undefined) return '';
  if (ordinal === -1) return 'last';
  const ending =
    ['th', 'st', 'nd', 'rd'][ordinal % 100 > 10 && ordinal % 100 < 14 ? 0 : ordinal % 10] ?? 'th';
  return `${ordinal}${ending}`;
}
