import type { Locale } from '#content/locale.ts'
import type { MailContent } from '#server/mail/mailer.ts'

export type ReleaseEvent =
  | 'handed_in'
  | 'handed_back'
  | 'commented'
  | 'published'
  | 'unscheduled'
  | 'conflict'
  | 'untranslated'
type Details = { to: string; brand: string; release: string; by: string; note: string; link: string }

/** `by` is '' if the site caused the event. */
export function composeReleaseMail(locale: Locale, event: ReleaseEvent, details: Details): MailContent {
  const { to, brand, release, by, note, link } = details
  const { greeting, quote, open, events } = texts[locale]
  const [subject, sentence] = events[event](release, by)
  const parts = [greeting, sentence, ...(note ? [`${quote}\n${note}`] : []), `${open}\n${link}`]
  return { to, from: brand, subject: `${subject} (${brand})`, text: `${parts.join('\n\n')}\n` }
}

type Texts = {
  greeting: string
  quote: string
  open: string
  events: Record<ReleaseEvent, (release: string, by: string) => [subject: string, sentence: string]>
}

const texts: Record<Locale, Texts> = {
  en: {
    greeting: 'Hello,',
    quote: 'The note says:',
    open: 'To see the release, open this link and log in:',
    events: {
      handed_in: (release, by) => [
        `For your approval: ${release}`,
        `${by} has handed in the release “${release}”. You can publish it or hand it back.`,
      ],
      handed_back: (release, by) => [
        `Handed back: ${release}`,
        `${by} has handed back the release “${release}”. You can change it and hand it in again.`,
      ],
      commented: (release, by) => [`Comment on ${release}`, `${by} has commented on the release “${release}”.`],
      published: (release, by) => [
        `Published: ${release}`,
        by ? `${by} has published the release “${release}”.` : `The release “${release}” was published at its time.`,
      ],
      unscheduled: (release) => [
        `No longer scheduled: ${release}`,
        `The release “${release}” was scheduled by somebody who may not publish any more. It is open again: publish it or schedule it anew, if it is to go out.`,
      ],
      conflict: (release) => [
        `Not published: ${release}`,
        `The release “${release}” could not be published at its time, because the live site changed in the same places or no longer allows it. It is open again. Decide what is to be kept, and publish it once more.`,
      ],
      untranslated: (release) => [
        `Not published: ${release}`,
        `The release “${release}” could not be published at its time, because some of its texts are not translated, or their English has changed since. It is open again. Have them translated, and publish it once more.`,
      ],
    },
  },
  ar: {
    greeting: 'مرحبًا،',
    quote: 'جاء في الملاحظة:',
    open: 'للاطّلاع على الإصدار افتحوا الرابط التالي وسجّلوا الدخول:',
    events: {
      handed_in: (release, by) => [
        `بانتظار موافقتكم: ${release}`,
        `قدّم ${by} الإصدار «${release}» للموافقة. يمكنكم نشره أو إعادته.`,
      ],
      handed_back: (release, by) => [
        `أُعيد إليكم: ${release}`,
        `أعاد ${by} الإصدار «${release}». يمكنكم تعديله وتقديمه من جديد.`,
      ],
      commented: (release, by) => [`تعليق على ${release}`, `علّق ${by} على الإصدار «${release}».`],
      published: (release, by) => [
        `نُشر: ${release}`,
        by ? `نشر ${by} الإصدار «${release}».` : `نُشر الإصدار «${release}» في موعده.`,
      ],
      unscheduled: (release) => [
        `أُلغي موعد النشر: ${release}`,
        `حدّد موعد نشر الإصدار «${release}» شخص لم يعد يملك صلاحية النشر. الإصدار مفتوح من جديد: انشروه أو حدّدوا له موعدًا آخر إن أردتم نشره.`,
      ],
      conflict: (release) => [
        `لم يُنشر: ${release}`,
        `تعذّر نشر الإصدار «${release}» في موعده، لأنّ الموقع تغيّر في المواضع نفسها أو لم يعد يسمح بذلك. الإصدار مفتوح من جديد: حدّدوا ما يبقى ثم انشروه مرة أخرى.`,
      ],
      untranslated: (release) => [
        `لم يُنشر: ${release}`,
        `تعذّر نشر الإصدار «${release}» في موعده، لأنّ بعض نصوصه لم يُترجم أو تغيّر نصّه الإنجليزي بعد ترجمته. الإصدار مفتوح من جديد: استكملوا الترجمة ثم انشروه مرة أخرى.`,
      ],
    },
  },
}
