import type { TranslationState } from '#content/translation.ts'
import { type Codes, escapeAttribute, escapeText, htmlToInline } from './inline-codes.ts'
import { type SiteText, textName } from './site-texts.ts'

type ExportedText = Omit<SiteText, 'holder' | 'isNoted'>

/** A <file> for each page, a unit with one segment for each text. */
export function writeXliff(texts: ExportedText[]): string {
  const files = [...Map.groupBy(texts, ({ page }) => page)].map(([page, here], index) => {
    const units = here.map(writeUnit).join('')
    return `<file id="f${index + 1}" original="${escapeAttribute(page)}" canResegment="no" xml:space="preserve">\n${units}</file>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="en" trgLang="ar">
${files.join('')}</xliff>
`
}

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0'

function writeUnit(text: ExportedText, index: number): string {
  const { kind, state, source, target, was } = text
  const codes: Codes = { data: new Map(), occurrences: new Map() }
  const inline = (value: string) => (kind === 'rich' ? htmlToInline(value, codes) : escapeText(value))
  const content = `<source>${inline(source)}</source>${target ? `<target>${inline(target)}</target>` : ''}`
  const data = [...codes.data].map(([tag, id]) => `<data id="${id}">${escapeText(tag)}</data>`).join('')
  const note = was === undefined ? '' : `<notes><note>The English was: ${escapeText(was)}</note></notes>`
  return `<unit id="u${index + 1}" name="${escapeAttribute(textName(text))}">
${note}${data && `<originalData>${data}</originalData>`}<segment state="${segmentStates[state]}">${content}</segment>
</unit>
`
}

const segmentStates: Record<TranslationState, string> = {
  missing: 'initial',
  placeholder: 'initial',
  outdated: 'initial',
  imported: 'translated',
  approved: 'final',
}
