import type { BilingualText } from '#content/locale.ts'
import { picture, t } from '#seed/define.ts'

const customers = {
  'barq-delivery': t('Barq Delivery', 'برق للتوصيل'),
  'dhow-logistics': t('Dhow Logistics', 'داو للخدمات اللوجستية'),
  'ghaf-retail': t('Ghaf Retail', 'غاف للتجزئة'),
  'hajar-steel': t('Hajar Steel', 'حجر للصلب'),
  'lulua-hotels': t('Lulua Hotels', 'فنادق لؤلؤة'),
  'manar-university': t('Manar University', 'جامعة المنار'),
  'marsa-ports': t('Marsa Ports', 'موانئ مرسى'),
  'noor-schools': t('Noor Schools', 'مدارس نور'),
  'qafila-rail': t('Qafila Rail', 'قافلة للسكك الحديدية'),
  'qamra-health': t('Qamra Health', 'قمرة الصحية'),
  'rawdah-hospitals': t('Rawdah Hospitals', 'مستشفيات روضة'),
  'rimal-energy': t('Rimal Energy', 'رمال للطاقة'),
  'safa-insurance': t('Safa Insurance', 'صفا للتأمين'),
  'sahab-air': t('Sahab Air', 'سحاب للطيران'),
  'sidra-foods': t('Sidra Foods', 'سدرة للأغذية'),
  'tilal-bank': t('Tilal Bank', 'بنك تلال'),
  'wadi-telecom': t('Wadi Telecom', 'وادي للاتصالات'),
  'zafir-motors': t('Zafir Motors', 'ظافر للسيّارات'),
} satisfies Record<string, BilingualText>

/** The logos of these customers, in this order, as a LOGOS block stores them. */
export function logosOf(
  ...names: (keyof typeof customers)[]
): { id: string; src: { en: string; ar: string }; alt: BilingualText }[] {
  return names.map((name) => ({ id: `logo-${name}`, src: picture(`logo-${name}`), alt: customers[name] }))
}
