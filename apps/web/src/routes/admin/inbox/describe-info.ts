const labels: Record<string, string> = {
  userAgent: 'User agent',
  language: 'Language',
  platform: 'Platform',
  cookieEnabled: 'Cookies enabled',
  onLine: 'Online',
  screenResolution: 'Screen resolution',
  windowSize: 'Window size',
  timezone: 'Timezone',
  timestamp: 'Time on their clock',
  url: 'Address',
  referrer: 'Came from',
};

/** What a browser told of itself, as labels and values; what is empty is left out. */
export function describeInfo(info: Record<string, string | boolean>): [label: string, value: string][] {
  return Object.entries(info)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [
      labels[name] ?? name,
      typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value,
    ]);
}
