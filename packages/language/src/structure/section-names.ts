/** What the part of a form is for that a label begins. */
export type SectionKind =
  | 'steps'
  | 'expected'
  | 'before'
  | 'after'
  | 'note'
  | 'data'
  | 'criteria'
  | 'title'
  | 'goal'
  | 'text'
  | 'mail';

const names: Record<SectionKind, string> = {
  steps: `steps|step|test step|test steps|steps to reproduce|steps to repro|step to reproduce|str|steps to test|steps to execute|steps to follow
    |repro|repro steps|reproduction|reproduction steps|how to reproduce|to reproduce|how to test|procedure|test procedure|actions|action|instructions
    |flow|main flow|execution|test execution|what i did|what to do|testing steps|test instructions`,
  expected: `expected|expected result|expected results|expected behavior|expected behaviour|expected outcome|expected outcomes|expected output|er|exp
    |expect|expectation|expectations|result|results|should be|should|outcome|verify|verification|assertions|expected after|then expect|what i expected
    |what should happen|what i expected to happen`,
  before: `precondition|preconditions|pre-condition|pre-conditions|pre condition|pre conditions|prerequisite|prerequisites|pre-requisite|pre-requisites
    |setup|set-up|initial state|starting point|assumption|assumptions|pre|test setup|initial conditions`,
  after: `postcondition|postconditions|post-condition|post-conditions|post condition|post conditions|cleanup|clean-up|clean up|teardown|tear-down`,
  note: `actual|actual result|actual results|actual behavior|actual behaviour|actual outcome|actual output|ar|act|observed|observed result
    |what happens|what happened|what actually happened|current behavior|current behaviour|environment|env|test environment|environments|severity|sev|prio
    |priority|version|versions|build|found by|found in|found on|found at|reported by|reporter|author|written by|created by|tester|tested by|executed by
    |browser|browsers|os|operating system|platform|device|component|components|assignee|assigned to|owner|status|state of test|frequency|reproducibility
    |reproducible|happens|remark|remarks|note|notes|nb|n.b|comment|comments|attachment|attachments|screenshot|screenshots|labels|tags|sprint|epic|estimate
    |story points|points|created|updated|module|type of test|test type|reason|reasons|reason of the test|why|motivation|background|impact|workaround
    |fix version|fixed in|fix in|affects|affected version|affects version|affected versions|affects versions|seen in|seen by|test case id|test id|tc id
    |case id|id|ticket|issue|jira|ticket id|issue id|bug id|links|related|see also|date of test|automation status|automated|last run|test status|regression
    |additional information|additional info|additional context|further information|logs|log|risk|rationale|fyi|ps|p.s|requirement id|req id|test level
    |execution status|pass/fail|category of test|test suite|suite|due|reviewed by|approved by`,
  data: `test data|data|input|inputs|input data|test input|credentials|login|log-in|login data|user|username|user name|password|pw|pwd|pin|url|link|site|e-mail
    |email|account|test account|test user|test accounts|address|start url|base url|login for this|example data|parameters|params`,
  criteria: `acceptance criteria|acceptance criterion|acceptance|ac|acs|a/c|criteria|criterion|definition of done|dod|requirements|conditions of satisfaction
    |acceptance tests|scenarios|rules|business rules|checklist|checks|check list|test ideas`,
  title: `title|test title|test case title|test case name|test name|summary|test summary|test case|testcase|test|scenario|use case|story title|subject
    |headline|case|bug|bug title|defect|bug report|test scenario`,
  goal: `user story|story|objective|objectives|goal|goals|purpose|aim|test objective|test goal|test purpose|intention`,
  text: `description|details|scope|overview|context|test description|requirement|specification|introduction`,
  mail: `from|to|cc|bcc|sent|date|reply-to|re|fw|fwd`,
};

const kinds = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(names) as [SectionKind, string][])
  for (const name of list.split('|')) kinds.set(name.trim(), kind);

/** Stand for much else as well: they are labels with a colon, not as a line of their own. */
const needColon = new Set(
  `action|actions|result|results|should|should be|expect|verify|created|updated|due|to|from|re|date|sent|link|site|user|test|case|flow|rules|points|type
  |log|logs|story|bug|login|log-in|account|address|what happens|id|ticket|issue|title|subject|goal|checks|regression|build|version|versions|device|status
  |email|e-mail|password|username|url|labels|tags|owner|scenarios|data|input|pin|impact|pre|act|exp|sev|prio|component|components|tester|platform
  |browser|browsers|category|module|summary|scenario|defect`
    .split('|')
    .map((name) => name.trim()),
);

/** May be what the author wants to see as well: "Status: Pending" below "Expected result". */
const mayBeSeen = new Set(
  `status|version|versions|type|module|priority|prio|id|date|created|updated|due|owner|author|component|components|labels|tags|assignee|assigned to|points|reason
  |reasons|background|comment|comments|impact|links|related|attachment|attachments|note|notes|build|browser|device|platform|ticket|issue|epic|sprint|estimate
  |reporter|created by|written by|category of test|log|logs|regression|os|remark|remarks|severity|sev|os|due`
    .split('|')
    .map((name) => name.trim()),
);

export function isSureNote(name: string): boolean {
  return kinds.get(name) === 'note' && !mayBeSeen.has(name);
}

export function sectionKind(name: string, hasSign: boolean): SectionKind | undefined {
  if (!hasSign && needColon.has(name)) return undefined;
  return kinds.get(name);
}
