import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { toast } from '../../shell/notifications.ts';
import { ContactFields } from './contact-fields.tsx';
import { explainFailure } from './explain-failure.ts';
import { checkMessage, emptyMessage, type Message, type Problems } from './message.ts';
import { SentConfirmation } from './sent-confirmation.tsx';

export function ContactForm() {
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [message, setMessage] = useState(emptyMessage);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  function change(name: keyof Message, value: string) {
    setMessage((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _mended, ...others }) => others);
  }

  function focusField(name: string) {
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  async function submit() {
    if (state === 'sending') return;
    const found = checkMessage(message);
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) {
      focusField(first);
      return;
    }
    setState('sending');
    try {
      await request('POST /api/contact', { body: message });
      toast.success("Message sent successfully! We'll get back to you soon.");
      setState('sent');
    } catch (failure) {
      toast.error(`Failed to send message: ${explainFailure(failure)}`);
      setProblems(problemsByField(failure));
      setState('editing');
    }
  }

  function writeAnother() {
    // At once, so that there is a form again to put the focus in.
    flushSync(() => {
      setMessage(({ name, email }) => ({ ...emptyMessage, name, email }));
      setState('editing');
    });
    focusField('message');
  }

  if (state === 'sent') return <SentConfirmation onAnother={writeAnother} />;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Contact"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ContactFields message={message} problems={problems} sending={state === 'sending'} onChange={change} />
    </form>
  );
}
