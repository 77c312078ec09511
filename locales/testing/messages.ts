import { withBlockNames } from '#blocks/with-block-names.ts'
import arabicEnquiries from '#locales/ar/enquiries.json' with { type: 'json' }
import arabicFinder from '#locales/ar/finder.json' with { type: 'json' }
import arabicHistory from '#locales/ar/history.json' with { type: 'json' }
import arabicLength from '#locales/ar/length.json' with { type: 'json' }
import arabicLinks from '#locales/ar/links.json' with { type: 'json' }
import arabicMails from '#locales/ar/mails.json' with { type: 'json' }
import arabicPageWidth from '#locales/ar/page-width.json' with { type: 'json' }
import arabicPages from '#locales/ar/pages.json' with { type: 'json' }
import arabicPaste from '#locales/ar/paste.json' with { type: 'json' }
import arabicPeople from '#locales/ar/people.json' with { type: 'json' }
import arabicReleases from '#locales/ar/releases.json' with { type: 'json' }
import arabicSite from '#locales/ar/site.json' with { type: 'json' }
import arabicFile from '#locales/ar/translation.json' with { type: 'json' }
import arabicTranslations from '#locales/ar/translations.json' with { type: 'json' }
import englishEnquiries from '#locales/en/enquiries.json' with { type: 'json' }
import englishFinder from '#locales/en/finder.json' with { type: 'json' }
import englishHistory from '#locales/en/history.json' with { type: 'json' }
import englishLength from '#locales/en/length.json' with { type: 'json' }
import englishLinks from '#locales/en/links.json' with { type: 'json' }
import englishMails from '#locales/en/mails.json' with { type: 'json' }
import englishPageWidth from '#locales/en/page-width.json' with { type: 'json' }
import englishPages from '#locales/en/pages.json' with { type: 'json' }
import englishPaste from '#locales/en/paste.json' with { type: 'json' }
import englishPeople from '#locales/en/people.json' with { type: 'json' }
import englishReleases from '#locales/en/releases.json' with { type: 'json' }
import englishSite from '#locales/en/site.json' with { type: 'json' }
import englishFile from '#locales/en/translation.json' with { type: 'json' }
import englishTranslations from '#locales/en/translations.json' with { type: 'json' }

const lazy = {
  en: {
    ...{ site: englishSite, releases: englishReleases, translations: englishTranslations, length: englishLength },
    ...englishPeople,
    pageWidth: englishPageWidth,
    history: { ...englishFile.history, ...englishHistory },
    finder: englishFinder,
    paste: englishPaste,
    enquiries: { ...englishFile.enquiries, ...englishEnquiries },
    links: { ...englishFile.links, ...englishLinks },
    mails: { ...englishFile.mails, ...englishMails },
    pages: { ...englishFile.pages, ...englishPages },
  },
  ar: {
    ...{ site: arabicSite, releases: arabicReleases, translations: arabicTranslations, length: arabicLength },
    ...arabicPeople,
    pageWidth: arabicPageWidth,
    history: { ...arabicFile.history, ...arabicHistory },
    finder: arabicFinder,
    paste: arabicPaste,
    enquiries: { ...arabicFile.enquiries, ...arabicEnquiries },
    links: { ...arabicFile.links, ...arabicLinks },
    mails: { ...arabicFile.mails, ...arabicMails },
    pages: { ...arabicFile.pages, ...arabicPages },
  },
}

/** All messages of the interface, including the names of blocks and the messages that the panels load. */
export const english = { ...withBlockNames(englishFile, 'en'), ...lazy.en }
export const arabic = { ...withBlockNames(arabicFile, 'ar'), ...lazy.ar }
