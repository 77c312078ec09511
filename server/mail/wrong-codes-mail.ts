import { localizeHref } from '#content/address.ts'
import type { Locale } from '#content/locale.ts'
import type { MailContent } from './mailer.ts'
import type { MailText } from './templates.ts'

type Details = { to: string; brand: string; siteUrl: string }

/** Somebody entered the right password, but not the code. */
export function composeWrongCodesMail(locale: Locale, { to, brand, siteUrl }: Details): MailContent {
  return { to, from: brand, ...texts[locale](brand, siteUrl + localizeHref('/login', locale)) }
}

const texts: Record<Locale, (brand: string, login: string) => MailText> = {
  en: (brand, login) => ({
    subject: `Wrong codes at the login of your ${brand} account`,
    text: `Hello,

several times somebody entered the password of your ${brand} account, and then a wrong code.

If it was not you, somebody knows your password. Choose a new one: open

${login}

and follow 'Forgot password?'. Nobody has logged in by these attempts.
`,
  }),
  ar: (brand, login) => ({
    subject: `رموز خاطئة عند تسجيل الدخول إلى حسابكم في ${brand}`,
    text: `مرحبًا،

أدخل أحدهم كلمة مرور حسابكم في ${brand} عدة مرات، ثم أدخل رمزًا خاطئًا.

إن لم تكونوا أنتم من فعل ذلك فهناك من يعرف كلمة مروركم. اختاروا كلمة جديدة: افتحوا

${login}

ثم اتبعوا «هل نسيتم كلمة المرور؟». لم يدخل أحد حسابكم بهذه المحاولات.
`,
  }),
}
