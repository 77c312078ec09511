import type { Site } from '#app/backend.ts'
import { localizeHref } from '#content/address.ts'
import { direction, type Locale } from '#content/text.ts'
import { escapeXml } from '#server/seo/xml.ts'

/** Why a form that was sent without JavaScript is not even looked at, by the status of the answer. */
export type Refused = 405 | 413 | 415

/** A page that says so to a person, in few words and without anything that could fail as well. */
export function refusalPage(status: Refused, locale: Locale, { brand, contactEmail }: Site): string {
  const { write, home, ...reasons } = words[locale]
  const mail = escapeXml(contactEmail)
  return `<!DOCTYPE html>
<html lang="${locale}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(brand)}</title>
<style>body { max-width: 40rem; margin: 15vh auto; padding: 0 1.5rem; font: 1.125rem/1.7 system-ui, sans-serif }</style>
</head>
<body>
<main>
<h1>${reasons[status]}</h1>
<p>${write} <a href="mailto:${mail}" dir="ltr">${mail}</a></p>
<p><a href="${localizeHref('/', locale)}">${home}</a></p>
</main>
</body>
</html>
`
}

const words: Record<Locale, Record<Refused | 'write' | 'home', string>> = {
  en: {
    405: 'There is no form at this address.',
    413: 'Your message is longer than we can take. Please go back, shorten it and send it again.',
    415: 'Your message came in a format that this page cannot read.',
    write: 'You can also write to us:',
    home: 'Go to homepage',
  },
  ar: {
    405: 'لا يوجد نموذج في هذا العنوان.',
    413: 'رسالتكم أطول ممّا يمكننا استلامه. عودوا إلى الصفحة السابقة واختصروها ثم أرسلوها من جديد.',
    415: 'وصلت رسالتكم بصيغة لا تستطيع هذه الصفحة قراءتها.',
    write: 'يمكنكم أيضًا مراسلتنا على:',
    home: 'إلى الصفحة الرئيسية',
  },
}
