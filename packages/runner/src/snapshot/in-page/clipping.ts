/// <reference lib="dom" />

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What cuts off the elements in a place: by their own flow, and for those that are positioned absolutely. */
export interface Clip {
  flow: Area | undefined;
  absolute: Area | undefined;
  /** It stays where it is when the page is scrolled. */
  fixed: boolean;
}

/** What is cut off, moved off the page or drawn without size. Runs in the page: it may use nothing from outside itself. */
export function makeClipping() {
  const none: Clip = { flow: undefined, absolute: undefined, fixed: false };
  const root = document.documentElement as Element | null;
  const isRightToLeft = root !== null && getComputedStyle(root).direction === 'rtl';

  function meet(area: Area | undefined, box: Area): Area {
    if (!area) return box;
    return {
      left: Math.max(area.left, box.left),
      top: Math.max(area.top, box.top),
      right: Math.min(area.right, box.right),
      bottom: Math.min(area.bottom, box.bottom),
    };
  }

  function isEmpty({ left, top, right, bottom }: Area): boolean {
    return right - left <= 1 || bottom - top <= 1;
  }

  /** The clip of what is inside an element. What scrolls can be brought into view, so it cuts off nothing unless it has no size. */
  function enter(element: Element, style: CSSStyleDeclaration, around: Clip): Clip {
    const { position, overflowX, overflowY, display } = style;
    const isPositioned = position !== 'static' || style.transform !== 'none';
    let { flow, absolute, fixed } = around;
    if (position === 'fixed') {
      flow = undefined;
      fixed = true;
    } else if (position === 'absolute') flow = absolute;
    const cuts = overflowX !== 'visible' || overflowY !== 'visible';
    if (cuts && display !== 'inline' && element !== document.body) {
      const box = element.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (!scrolls || isEmpty(box)) flow = meet(flow, box);
      else if (!flow || !isEmpty(flow)) flow = undefined;
    }
    return { flow, absolute: isPositioned ? flow : absolute, fixed };
  }

  /** Where the text of an element is, if its box has no size of its own but lets it show. */
  function readBox(element: Element, style: CSSStyleDeclaration): Area {
    const box = element.getBoundingClientRect();
    if (!isEmpty(box) || style.overflowX !== 'visible') return box;
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  }

  /** Whether an element can be brought before somebody's eyes by scrolling, as far as its place tells. */
  function isWithinReach(element: Element, style: CSSStyleDeclaration, around: Clip): boolean {
    if (style.display === 'contents') return true;
    if (style.fontSize === '0px' && element.childElementCount === 0 && element.textContent) return false;
    if (/^rect\((?:[01](?:px)?,? ?){4}\)$/.test(style.clip) && style.position === 'absolute') return false;
    if (/^inset\((?:50|100)%/.test(style.clipPath)) return false;
    const isFixed = around.fixed || style.position === 'fixed';
    const clip =
      style.position === 'fixed' ? undefined : style.position === 'absolute' ? around.absolute : around.flow;
    const box = readBox(element, style);
    if (isEmpty(box) && style.overflowX !== 'visible' && element.textContent?.trim()) return false;
    if (clip) {
      const shown = meet(clip, box);
      // A line or a bar of one pixel is thin by itself.
      if (isEmpty(clip) || shown.right <= shown.left || shown.bottom <= shown.top) return false;
    }
    if (isFixed) return box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return (isRightToLeft || box.right + scrollX > 0) && box.bottom + scrollY > 0;
  }

  return { none, enter, isWithinReach };
}

export type Clipping = ReturnType<typeof makeClipping>;
