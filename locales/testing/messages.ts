import { withBlockMessages } from '#blocks/messages.ts'
import arabicFile from '#locales/ar/translation.json' with { type: 'json' }
import englishFile from '#locales/en/translation.json' with { type: 'json' }

/** The messages of the interface as the editor gets them. */
export const english = withBlockMessages(englishFile, 'en')
export const arabic = withBlockMessages(arabicFile, 'ar')
