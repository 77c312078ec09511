import { type FormEvent, useId, useState } from 'react'
import { Text } from '#fields/fields.tsx'
import { CircleAlert, Icon } from '#ui/icons.tsx'
import type { LocalizedContent } from '../catalogue.ts'
import { type MailDraft, mailtoUrl } from './contact-urls.ts'

type NewsletterProps = {
  texts: Pick<
    LocalizedContent<'FOOTER'>['staticTexts'],
    'newsletterPlaceholder' | 'newsletterButton' | 'newsletterDisclaimer'
  >
  /** The mail that subscribes to the newsletter. In `body`, {email} is replaced by the subscriber's address. */
  mailDraft: MailDraft
  messages: { email: string; invalid: string; subscribe: string }
}

/**
 * Renders the newsletter form. Submitting it opens a prefilled mail in the visitor's mail program (specification §5).
 * Without JavaScript, the form posts to a mailto: URL. The browser validates the address, and this component shows the
 * error. The input is uncontrolled, so that hydration keeps text that is already typed.
 */
export default function Newsletter({ texts, mailDraft, messages }: NewsletterProps) {
  const [isInvalid, setInvalid] = useState(false)
  const id = useId()

  function refuse(event: FormEvent<HTMLInputElement>) {
    event.preventDefault()
    setInvalid(true)
    event.currentTarget.focus()
  }

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email'))
    setInvalid(false)
    location.href = mailtoUrl({ ...mailDraft, body: mailDraft.body.replace('{email}', () => email) })
    form.reset()
  }

  return (
    <form className="stack" action={mailtoUrl(mailDraft)} method="post" encType="text/plain" onSubmit={subscribe}>
      <div className="footer-newsletter-row">
        <div className="footer-newsletter-field">
          <input
            id={`${id}email`}
            className="input"
            type="email"
            name="email"
            autoComplete="email"
            dir="ltr"
            required
            // With a placeholder, CSS can detect an empty field (`:placeholder-shown`) and show the label inside it.
            placeholder=" "
            aria-label={texts.newsletterPlaceholder?.text ? undefined : messages.email}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}error` : `${id}note`}
            onInvalid={refuse}
          />
          <label htmlFor={`${id}email`}>
            <Text field={texts.newsletterPlaceholder} />
          </label>
        </div>
        <button className="btn btn-saffron" type="submit">
          {texts.newsletterButton ? <Text field={texts.newsletterButton} /> : messages.subscribe}
        </button>
      </div>
      {isInvalid && (
        <p id={`${id}error`} className="field-error" role="alert">
          <Icon of={CircleAlert} />
          {messages.invalid}
        </p>
      )}
      <Text field={texts.newsletterDisclaimer} as="p" id={`${id}note`} />
    </form>
  )
}
