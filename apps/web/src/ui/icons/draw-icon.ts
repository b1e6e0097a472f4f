import { type ComponentType, createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels; 24 unless told. */
  size?: number | string;
}

export type IconComponent = ComponentType<IconProps>;

const isNamed = (props: object) =>
  Object.keys(props).some((name) => name === 'role' || name.startsWith('aria-'));

/** A component that draws an icon on a square of 24 by 24. The shapes come from the build, never from people. */
export function drawIcon(shapes: string): IconComponent {
  return ({ size = 24, ...props }) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(!isNamed(props) && { 'aria-hidden': true }),
      ...props,
      dangerouslySetInnerHTML: { __html: shapes },
    });
}
