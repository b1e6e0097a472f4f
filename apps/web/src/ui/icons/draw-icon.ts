import { type ComponentType, createElement, type SVGProps } from 'react';

type Shape =
  | string
  | readonly [
      tag: 'circle' | 'ellipse' | 'line' | 'path' | 'polyline' | 'rect',
      attributes: Record<string, string>,
    ];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels; 24 unless told. */
  size?: number | string;
}

export type IconComponent = ComponentType<IconProps>;

const isNamed = (props: object) =>
  Object.keys(props).some((name) => name === 'role' || name.startsWith('aria-'));

/** A component that draws an icon on a square of 24 by 24. A shape that is a text is a path. */
export function drawIcon(...shapes: Shape[]): IconComponent {
  const children = shapes.map((shape, key) => {
    const [tag, attributes] = typeof shape === 'string' ? (['path', { d: shape }] as const) : shape;
    return createElement(tag, { key, ...attributes });
  });
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
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
      },
      children,
    );
}
