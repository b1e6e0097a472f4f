import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import type { ProseSection } from '../../ui/prose.tsx';

export const sections: readonly ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Assay is software that people run themselves. Whoever installed the copy you are using, called the
        operator here, decides who may use it and answers for the data in it. The authors of Assay have no
        access to that data: the software sends them nothing.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What is kept',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, role and status, and whatever else you enter
            in your profile, such as phone, company, job title, time zone and a short text about yourself.
          </li>
          <li>
            <strong>Your test data:</strong> requirements, test cases, the results of running them, and the
            evidence: screenshots, pictures of differences, logs and timings.
          </li>
          <li>
            <strong>Your messages:</strong> feedback and contact messages. Feedback carries a description of
            your browser, so that a fault can be reproduced.
          </li>
          <li>
            <strong>Analytics:</strong> counts and durations of runs, and which browser and model source were
            used.
          </li>
          <li>
            <strong>Technical records:</strong> the server’s log of requests, and a log of changes made by
            administrators.
          </li>
        </ul>
        <p>
          Assay uses no advertising, no tracking and no third-party scripts. Your browser stores two things on
          your device: the token that keeps you signed in, and your choice of a light or dark appearance.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    body: (
      <p>
        Everything stays in the data folder on the operator’s machine, or in the database and the file storage
        that the operator has chosen instead. If you want to know which it is here, ask through the{' '}
        <Link to={paths.contact}>contact page</Link>.
      </p>
    ),
  },
  {
    id: 'models',
    title: 'Hosted model sources',
    body: (
      <>
        <p>
          Test cases can be generated with a hosted model. A hosted model source receives your requirement
          text, the options you chose and a description of the page under test, and it does so only if the
          operator has configured that source and you choose it. Passwords and tokens found in the text are
          masked first.
        </p>
        <p>
          Without a configured source, test cases are planned inside Assay and nothing leaves the
          installation. What a hosted source does with the text is governed by that provider’s own policy.
        </p>
      </>
    ),
  },
  {
    id: 'sites',
    title: 'The sites you test',
    body: (
      <p>
        Running a test opens the addresses you name, from the operator’s machine, and records what the pages
        show. Screenshots can therefore contain personal data of other people. Use test accounts and invented
        data where you can, and test only what you are allowed to test.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How it is protected',
    body: (
      <ul>
        <li>Passwords are stored only as salted hashes; nobody can read yours, the operator included.</li>
        <li>Links for resetting a password work once and for one hour.</li>
        <li>Every call is checked for who makes it and what they may see.</li>
        <li>Secrets typed into a requirement or a header are masked in logs, exports and prompts.</li>
        <li>Disabling, suspending or deleting an account ends its access at once.</li>
      </ul>
    ),
  },
  {
    id: 'retention',
    title: 'How long it is kept',
    body: (
      <ul>
        <li>
          <strong>Test data</strong> is kept for 2 years.
        </li>
        <li>
          <strong>Analytics</strong> are kept for 3 years.
        </li>
        <li>
          <strong>Your account</strong> is kept until you or an administrator deletes it. Your test data goes
          with it.
        </li>
      </ul>
    ),
  },
  {
    id: 'sharing',
    title: 'Who sees it',
    body: (
      <p>
        You see your own data. Administrators of this installation see accounts, feedback and contact
        messages, and whoever runs the machine can reach what is stored on it. Nothing is sold, and nothing is
        passed on except to the services named on this page or where the law demands it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can do',
    body: (
      <>
        <p>
          You can correct your profile and change your password in{' '}
          <Link to={paths.settings}>Account Settings</Link>, and delete your account there too. Deletion is
          final. Only a hash of your email address remains, so that a later attempt to sign in can be answered
          truthfully.
        </p>
        <p>
          Depending on where you live, you may also have a right to a copy of your data or to object to its
          use. Send such requests to the operator through the <Link to={paths.contact}>contact page</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When this policy changes, the date at the top changes with it. Changes that affect what is kept, or
        who receives it, are announced in the product before they apply.
      </p>
    ),
  },
];
