import type { MailContent } from './mailer.ts'

type Details = { before: (string | undefined)[]; after: (string | undefined)[]; by: string; from: string | undefined }

/** The mail is in both languages, because the address belongs to no account. */
export function composeRecipientsChangeMail(to: string | undefined, { before, after, by, from }: Details): MailContent {
  const list = (addresses: Details['before'], own: string) => addresses.map((each) => each ?? own).join(', ')
  const english = 'the address from the configuration'
  const arabic = 'العنوان المحدَّد في إعدادات الخادم'
  return {
    to,
    ...(from && { from }),
    subject: 'Enquiries from the website go to other addresses / تغيّر مستلمو استفسارات الموقع',
    text: `Hello,

what visitors ask on the website goes to other addresses.
Until now: ${list(before, english)}
From now on: ${list(after, english)}
Changed by: ${by}

If you did not expect this, tell the administrators at once:
somebody may be using an account that is not theirs.

مرحبًا،

أصبحت استفسارات زوار الموقع تصل إلى عناوين أخرى.
حتى الآن: ${list(before, arabic)}
من الآن فصاعدًا: ${list(after, arabic)}
غيّرها: ${by}

إن لم تكونوا على علم بذلك فأبلغوا المسؤولين فورًا،
فقد يكون أحدهم يستخدم حسابًا ليس له.
`,
  }
}
