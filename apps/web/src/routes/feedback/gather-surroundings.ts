import type { Sent } from '@assay/contract';

type Payload = Sent<'POST /api/feedback'>['body'];
export type BrowserInfo = Required<NonNullable<Payload['browserInfo']>>;
export type SystemInfo = Required<NonNullable<Payload['systemInfo']>>;

export interface Surroundings {
  browserInfo: BrowserInfo;
  systemInfo: SystemInfo;
}

/** The little of a window that is looked at. */
export interface Place {
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'platform' | 'cookieEnabled' | 'onLine'>;
  screen: Pick<Screen, 'width' | 'height'>;
  innerWidth: number;
  innerHeight: number;
  location: Pick<Location, 'href'>;
  document: Pick<Document, 'referrer'>;
}

const longestValue = 500;
const longestAddress = 2000;

/** What is sent along with feedback about browser and system. Overlong values are cut: they must not keep feedback from being sent. */
export function gatherSurroundings(place: Place, timezone: string, now: Date): Surroundings {
  const { navigator, screen } = place;
  return {
    browserInfo: {
      userAgent: navigator.userAgent.slice(0, longestValue),
      language: navigator.language.slice(0, longestValue),
      platform: navigator.platform.slice(0, longestValue),
      cookieEnabled: navigator.cookieEnabled,
      onLine: navigator.onLine,
      screenResolution: `${screen.width}x${screen.height}`,
      windowSize: `${place.innerWidth}x${place.innerHeight}`,
      timezone: timezone.slice(0, longestValue),
    },
    systemInfo: {
      timestamp: now.toISOString(),
      url: place.location.href.slice(0, longestAddress),
      referrer: place.document.referrer.slice(0, longestAddress),
    },
  };
}

export function gatherHere(): Surroundings {
  return gatherSurroundings(window, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
