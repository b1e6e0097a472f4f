/** What sends requests and reads other formats: loaded at the first use, since it brings much along and a server may never test an API. */
export const loadChecks = () => import('@assay/http/checks');
export const loadLoad = () => import('@assay/http/load');
export const loadExchange = () => import('@assay/http/exchange');
