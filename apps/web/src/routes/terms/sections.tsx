import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import type { ProseSection } from '../../ui/prose.tsx';

export const sections: readonly ProseSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are between you and the operator: the person or organisation that runs this installation
        of Assay. By creating an account you accept them. If you use Assay for an organisation, you accept
        them in its name and confirm that you may.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What Assay does',
    body: (
      <p>
        Assay turns requirements written in plain English into test cases, runs them in browsers, compares
        screenshots, tests interfaces under load and reports what it found, with the evidence. A result tells
        you what was checked and seen. It does not prove that software is free of faults, and it does not
        replace your own judgement before a release.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give a working email address and keep your password to yourself.</li>
        <li>
          You answer for what is done with your account. Tell the operator if you think somebody else uses it.
        </li>
        <li>An account is for one person. Sharing it makes its history worthless to you, too.</li>
      </ul>
    ),
  },
  {
    id: 'use',
    title: 'What you may test',
    body: (
      <>
        <p>
          Assay drives real browsers and sends real requests. You may point it only at systems that are yours
          or whose owners allow it. In particular, do not use it to:
        </p>
        <ul>
          <li>put load on a system without its owner’s consent;</li>
          <li>get around access controls, or collect personal data without a right to it;</li>
          <li>reach internal addresses of the network that this installation runs in;</li>
          <li>disturb the installation or other people’s work in it, or evade its limits.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'tiers',
    title: 'Service tiers',
    body: (
      <>
        <ul>
          <li>
            <strong>Free:</strong> basic features.
          </li>
          <li>
            <strong>Premium:</strong> advanced models.
          </li>
          <li>
            <strong>Enterprise:</strong> custom integrations and dedicated support.
          </li>
        </ul>
        <p>
          Which tiers are offered here, and on what terms, is up to the operator. Ask through the{' '}
          <Link to={paths.contact}>contact page</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and changes to them',
    body: (
      <p>
        Where a tier is paid for, its price is agreed before it begins. You are given 30 days notice of price
        changes, and can leave the tier before they apply. Hosted models and other services that you or the
        operator connect are billed by their own providers.
      </p>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        Requirements, test cases, results and evidence remain yours. You allow the operator to store and
        process them as far as the service needs it, as the <Link to={paths.privacy}>Privacy Policy</Link>{' '}
        describes. Do not enter what you have no right to use.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and support',
    body: (
      <p>
        The operator decides when this installation runs, is updated or is shut down, and tries to warn you in
        time. Support questions are usually answered within 4-8 hours, general ones within 24 hours, and
        enterprise sales within 2 business hours.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending the agreement',
    body: (
      <p>
        You can delete your account at any time in <Link to={paths.settings}>Account Settings</Link>. The
        operator may suspend or disable an account that breaks these terms, and will say why when asked.
        Deleting an account removes its data for good.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Warranty and liability',
    body: (
      <p>
        The Assay software is provided as it is, under its open licence and without a warranty. As far as the
        law allows, neither its authors nor the operator answer for damage that follows from a test, from a
        fault that a test did not find, or from an interruption. Nothing here limits liability that the law
        does not allow to be limited.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When these terms change, the date at the top changes with it, and changes that matter are announced in
        the product before they apply. If you do not agree, delete your account; if you go on using Assay, the
        new terms apply.
      </p>
    ),
  },
];
