import type { Role } from '#api/permissions.ts'
import type { Locale } from '#content/locale.ts'
import type { MailText } from './templates.ts'

export type PeopleChange = 'added' | 'invited' | 'removed' | 'role' | 'email' | 'two-factor-on' | 'two-factor-off'
type Details = {
  to: string
  brand: string
  change: PeopleChange
  by: { name: string | null; email: string }
  /** The person after the change, or before a removal. */
  person: { email: string; role: Role; locales: Locale[] | null }
  oldEmail: string | undefined
}

/** The mail names who made the change. */
export function composePeopleChangeMail(locale: Locale, { to, brand, change, by, person, oldEmail = '' }: Details) {
  const { email, role, locales } = person
  const languages = new Intl.ListFormat(locale).format(locales?.map((each) => languageNames[locale][each]) ?? [])
  const who = by.name ? `${by.name} (${by.email})` : by.email
  const title = roleNames[locale][role] + (languages && ` (${languages})`)
  return { to, from: brand, ...texts[locale][change]({ brand, by: who, email, oldEmail, title }) }
}

const roleNames: Record<Locale, Record<Role, string>> = {
  en: { admin: 'administrator', editor: 'editor', translator: 'translator', sales: 'sales' },
  ar: { admin: 'مسؤول', editor: 'محرر', translator: 'مترجم', sales: 'مبيعات' },
}
const languageNames: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', ar: 'Arabic' },
  ar: { en: 'الإنجليزية', ar: 'العربية' },
}

type Words = { brand: string; by: string; email: string; oldEmail: string; title: string }
type Texts = Record<PeopleChange, (words: Words) => MailText>

const unexpected = `If you did not expect this, tell the administrators at once:
somebody may be using an account that is not theirs.
`
const unexpectedArabic = `إن لم تكونوا على علم بذلك فأبلغوا المسؤولين فورًا،
فقد يكون أحدهم يستخدم حسابًا ليس له.
`

const texts: Record<Locale, Texts> = {
  en: {
    'two-factor-on': ({ brand, by, email }) => ({
      subject: `Two-step login on the ${brand} website turned on`,
      text: `Hello,\n\nfor ${email} the ${brand} website now asks for a code of an authenticator app at login.\nTurned on by: ${by}\n\n${unexpected}`,
    }),
    'two-factor-off': ({ brand, by, email }) => ({
      subject: `Two-step login on the ${brand} website turned off`,
      text: `Hello,\n\nfor ${email} the ${brand} website no longer asks for a code of an authenticator app at login.\nTurned off by: ${by}\n\n${unexpected}`,
    }),
    added: ({ brand, by, email, title }) => ({
      subject: `New account on the ${brand} website`,
      text: `Hello,\n\n${email} now has an account on the ${brand} website.\nRole: ${title}\nAdded by: ${by}\n\n${unexpected}`,
    }),
    invited: ({ brand, by, email, title }) => ({
      subject: `Invitation to the ${brand} website`,
      text: `Hello,\n\n${email} has been invited to work on the ${brand} website.\nRole: ${title}\nInvited by: ${by}\n\n${unexpected}`,
    }),
    removed: ({ brand, by, email, title }) => ({
      subject: `Account on the ${brand} website removed`,
      text: `Hello,\n\n${email} can no longer work on the ${brand} website.\nRole until now: ${title}\nRemoved by: ${by}\n\n${unexpected}`,
    }),
    role: ({ brand, by, email, title }) => ({
      subject: `Role on the ${brand} website changed`,
      text: `Hello,\n\n${email} has another role on the ${brand} website.\nRole from now on: ${title}\nChanged by: ${by}\n\n${unexpected}`,
    }),
    email: ({ brand, by, email, oldEmail }) => ({
      subject: `E-mail address on the ${brand} website changed`,
      text: `Hello,\n\nan account on the ${brand} website has another e-mail address.\nUntil now: ${oldEmail}\nFrom now on: ${email}\nChanged by: ${by}\n\n${unexpected}`,
    }),
  },
  ar: {
    'two-factor-on': ({ brand, by, email }) => ({
      subject: `فُعّل الدخول بخطوتين في موقع ${brand}`,
      text: `مرحبًا،\n\nأصبح حساب ${email} في موقع ${brand} يطلب عند تسجيل الدخول رمزًا من تطبيق المصادقة.\nفعّله: ${by}\n\n${unexpectedArabic}`,
    }),
    'two-factor-off': ({ brand, by, email }) => ({
      subject: `أُوقف الدخول بخطوتين في موقع ${brand}`,
      text: `مرحبًا،\n\nلم يعد حساب ${email} في موقع ${brand} يطلب عند تسجيل الدخول رمزًا من تطبيق المصادقة.\nأوقفه: ${by}\n\n${unexpectedArabic}`,
    }),
    added: ({ brand, by, email, title }) => ({
      subject: `حساب جديد في موقع ${brand}`,
      text: `مرحبًا،\n\nأصبح لصاحب العنوان ${email} حساب في موقع ${brand}.\nالدور: ${title}\nأضافه: ${by}\n\n${unexpectedArabic}`,
    }),
    invited: ({ brand, by, email, title }) => ({
      subject: `دعوة إلى العمل على موقع ${brand}`,
      text: `مرحبًا،\n\nأُرسلت إلى ${email} دعوة إلى العمل على موقع ${brand}.\nالدور: ${title}\nأرسلها: ${by}\n\n${unexpectedArabic}`,
    }),
    removed: ({ brand, by, email, title }) => ({
      subject: `أُزيل حساب من موقع ${brand}`,
      text: `مرحبًا،\n\nلم يعد بإمكان صاحب العنوان ${email} العمل على موقع ${brand}.\nالدور حتى الآن: ${title}\nأزاله: ${by}\n\n${unexpectedArabic}`,
    }),
    role: ({ brand, by, email, title }) => ({
      subject: `تغيّر دور في موقع ${brand}`,
      text: `مرحبًا،\n\nتغيّر دور صاحب العنوان ${email} في موقع ${brand}.\nالدور من الآن فصاعدًا: ${title}\nغيّره: ${by}\n\n${unexpectedArabic}`,
    }),
    email: ({ brand, by, email, oldEmail }) => ({
      subject: `تغيّر عنوان بريد إلكتروني في موقع ${brand}`,
      text: `مرحبًا،\n\nتغيّر عنوان البريد الإلكتروني لأحد حسابات موقع ${brand}.\nالعنوان السابق: ${oldEmail}\nالعنوان الجديد: ${email}\nغيّره: ${by}\n\n${unexpectedArabic}`,
    }),
  },
}
