import type { Locale } from '#content/locale.ts'
import type { EnquiriesTable } from '#server/db/schema.ts'
import type { MailContent } from './mailer.ts'

/** The labels are English. A reply goes to the visitor. */
export function composeEnquiryMail(
  enquiry: EnquiriesTable,
  { to, brand, siteUrl }: { to: string | undefined; brand: string; siteUrl: string },
): MailContent {
  const { name, email, company, phone, interest, source, locale, status, created_at, id, message } = enquiry
  const rows = [
    ['Name', name],
    ['E-mail', email],
    ['Company', company],
    ['Phone', phone],
    ['Interested in', interest],
    ['Page', source && siteUrl + source],
    ['Language', locale === 'ar' ? 'Arabic' : 'English'],
    ['Received', created_at],
    ['Enquiry', id],
  ].filter(([, value]) => value)
  return {
    to,
    from: brand,
    replyTo: { name, address: email },
    subject: `${status === 'suspected' ? '[suspected robot] ' : ''}Enquiry from ${company ? `${name}, ${company}` : name}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
  }
}

type Invitation = { to: string; brand: string; by: string; link: string; days: number }

export function composeInvitationMail(locale: Locale, { to, brand, by, link, days }: Invitation): MailContent {
  return { to, from: brand, ...invitationTexts[locale](brand, by, link, days) }
}

type Reset = { to: string; brand: string; link: string; minutes: number }

export function composePasswordResetMail(locale: Locale, { to, brand, link, minutes }: Reset): MailContent {
  return { to, from: brand, ...passwordResetTexts[locale](brand, link, minutes) }
}

const passwordResetTexts: Record<Locale, (brand: string, link: string, minutes: number) => MailText> = {
  en: (brand, link, minutes) => ({
    subject: `Your new password for ${brand}`,
    text: `Hello,

somebody, hopefully you, asked for a new password for your ${brand} account.
To choose one, open this link within ${minutes} minutes:

${link}

The link works once. After that you will have to log in again everywhere.

If it was not you, you do not need to do anything: your password stays the same.
`,
  }),
  ar: (brand, link, minutes) => ({
    subject: `كلمة مرور جديدة لحسابكم في ${brand}`,
    text: `مرحبًا،

وصلنا طلب لتعيين كلمة مرور جديدة لحسابكم في ${brand}.
لاختيار كلمة المرور، افتحوا الرابط التالي خلال ${minutes.toLocaleString('ar-u-nu-arab')} دقيقة:

${link}

يعمل هذا الرابط مرة واحدة فقط، وبعد تغيير كلمة المرور تحتاجون إلى تسجيل الدخول من جديد على جميع أجهزتكم.

إن لم تكونوا أصحاب هذا الطلب فلا يلزمكم شيء، وتبقى كلمة المرور كما هي.
`,
  }),
}

export type MailText = { subject: string; text: string }

const invitationTexts: Record<Locale, (brand: string, by: string, link: string, days: number) => MailText> = {
  en: (brand, by, link, days) => ({
    subject: `Your invitation to edit the ${brand} website`,
    text: `Hello,

${by} has invited you to edit the ${brand} website.
To begin, open this link within ${days} days and choose a password:

${link}

The link works once. After that you log in with this e-mail address and your password.

If you did not expect this invitation, you can simply ignore it.
`,
  }),
  ar: (brand, by, link, days) => ({
    subject: `دعوة للمشاركة في تحرير موقع ${brand}`,
    text: `مرحبًا،

تلقّيتم دعوة من ${by} للمشاركة في تحرير موقع ${brand}.
للبدء، افتحوا الرابط التالي خلال ${days.toLocaleString('ar-u-nu-arab')} أيام واختاروا كلمة مرور:

${link}

يعمل هذا الرابط مرة واحدة فقط، وبعدها يمكنكم تسجيل الدخول بعنوان بريدكم الإلكتروني هذا وكلمة المرور التي اخترتموها.

إن لم تكونوا تتوقعون هذه الدعوة فيمكنكم تجاهل هذه الرسالة.
`,
  }),
}
