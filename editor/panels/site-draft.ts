import type { SiteChange, SiteDetails, SiteSettings } from '#api/site.ts'
import type { MediaValue } from '#content/media-group.ts'
import type { Accents } from '#content/palette.ts'
import { addressesOf } from '../model/uploads/media-value.ts'

/** The settings of the site in the form: a missing value is empty, and the recipients are one text. */
export type SiteDraft = {
  brand: { en: string; ar: string }
  logo: MediaValue
  accents: Accents
  email: string
  phone: string
  social_links: DraftLink[]
  social_image: MediaValue
  enquiry_recipients: string
}
export type DraftLink = { id: string; label: { en: string; ar: string }; url: string }

export function toDraft(settings: SiteSettings): SiteDraft {
  const { brand, logo, accents, email, phone, social_links, social_image, enquiry_recipients } = settings
  return {
    brand: { en: '', ar: '', ...brand },
    logo: logo ?? '',
    accents: accents ?? {},
    email: email ?? '',
    phone: phone ?? '',
    social_links: (social_links ?? []).map(({ id, label, url }) => ({ id, label: { ar: '', ...label }, url })),
    social_image: social_image ?? '',
    enquiry_recipients: (enquiry_recipients ?? []).join(', '),
  }
}

/** Returns the settings of a draft without empty values. */
export function toSettings(draft: SiteDraft): SiteSettings {
  const recipients = draft.enquiry_recipients.split(/[\s,;،؛]+/).filter(Boolean)
  const accents = Object.entries(draft.accents).filter(([, color]) => color)
  const all = {
    brand: bilingual(draft.brand),
    logo: chosen(draft.logo),
    accents: accents.length > 0 && Object.fromEntries(accents),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    social_links:
      draft.social_links.length > 0 &&
      draft.social_links.map(({ id, label, url }) => ({ id, label: bilingual(label) || { en: '' }, url: url.trim() })),
    social_image: chosen(draft.social_image),
    enquiry_recipients: recipients.length > 0 && recipients,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as SiteSettings
}

const chosen = (media: MediaValue) => Object.values(addressesOf(media)).some(Boolean) && media

/** Returns an Arabic text even if the English is empty, so that the server reports the missing English. */
function bilingual({ en, ar }: { en: string; ar: string }) {
  const [english, arabic] = [en.trim(), ar.trim()]
  return (english || arabic) && { en: english, ...(arabic && { ar: arabic }) }
}

export function settingsOf({ version: _, defaults: __, ...settings }: SiteDetails): SiteSettings {
  return settings
}

/** Returns a change of all settings. Missing settings are null, and thereby get their default. */
export function toChange(settings: SiteSettings, version: number): SiteChange {
  const none = { brand: null, logo: null, accents: null, email: null, phone: null }
  return { ...none, social_links: null, social_image: null, enquiry_recipients: null, ...settings, version }
}
