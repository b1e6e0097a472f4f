/** How people say that something looks as it did; each is one part of a whole clause. */
const before =
  '(?:before|last time|it (?:did|looked|was|used to)(?: before| last time)?|ever|the (?:last|previous|earlier|accepted|approved) (?:run|time|version|test|screenshot|picture|image)|in the (?:last|previous) (?:run|test|version)|(?:the |its |their )?(?:baseline|reference)(?: (?:screenshot|picture|image|version))?)';
const change = '(?:changes?|differences?|regressions?|deviations?)';
const seen = '(?:visual|visible|visually noticeable|pixel)';

/** What follows "should", "must" or nothing: that it is the same. */
export const sameLooks = [
  `(?:still )?(?:looks?|appears?) (?:exactly |still |visually |just )?(?:the same|identical|unchanged|alike)(?: (?:as|to|like|than) ${before})?`,
  `(?:still )?(?:looks?|appears?) (?:exactly |just )?(?:as|like) (?:it did )?${before}`,
  `(?:is|are|be|stays?|remains?|keeps?) (?:still )?(?:visually|optically) (?:exactly )?(?:the same|identical|unchanged)(?: (?:as|to|with) ${before})?`,
  `(?:is|are|be|stays?|remains?) (?:the same|identical|unchanged) visually`,
  `(?:has|have|shows?|contains?) no ${seen} ${change}(?: (?:to|from|since|compared (?:to|with)) ${before})?`,
  `match(?:es)? (?:the |its )?(?:baseline|reference|last accepted|accepted|approved|previous)(?: (?:screenshot|image|picture|look|version))?`,
  `(?:has|have) not (?:visually changed|changed visually)`,
] as const;

/** What follows "does not" or "should not" and means that it is the same. */
export const otherLooks = [
  `(?:look|appear) (?:any )?(?:different|differently|changed)(?: (?:than|from|to) ${before})?`,
  `(?:change|differ) visually|visually (?:change|differ)`,
  `(?:have|show|contain) (?:any )?${seen} ${change}`,
] as const;

/** Whole clauses that name nothing: the page is meant, or what the group says. */
export const lookClauses = [
  `(?:there (?:are|is|should be|must be|may be) )?no (?:${seen} )${change}(?: (?:to|on|in|of|for) (.+?))?(?: (?:since|compared (?:to|with)|from) ${before})?`,
  `nothing (?:has )?(?:visually changed|changed visually|looks different)(?: (?:on|in) (.+?))?`,
  `(?:take|make|capture|get) (?:an? |the )?((?:full[- ]page|full|whole[- ]page) )?(?:screenshot|picture|image|snapshot)(?: of (.+?))?,? and compare (?:it|them|that|this)(?: (?:with|to|against) ${before})?`,
  `compare (?:an? |the )?((?:full[- ]page|full|whole[- ]page) )?(?:screenshot|picture|image|look|appearance)(?: of (.+?))?(?: (?:with|to|against) ${before})`,
  `compare (.+?) (?:with|to|against) (?:the |its )(?:baseline|reference)(?: (?:screenshot|picture|image))?`,
  `visually compare (.+?)(?: (?:with|to|against) ${before})?`,
  `(?:(?:run|do|perform|make) )?(?:an? |the )?visual (?:regression |comparison )?(?:test|check|comparison)(?: (?:of|for|on) (.+?))?`,
  `(?:visually|optically) (?:the same|identical|unchanged)(?: (?:as|to) ${before})?`,
] as const;
