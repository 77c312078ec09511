import type { BlockType } from '#blocks/catalogue.ts'

/**
 * Synonyms of block types for the chooser's search. Only the chooser needs them, so they are loaded with it instead of
 * being in the locale files, which every editor loads.
 */
export const searchTerms: Record<BlockType, string> = {
  HEADER: 'navigation navbar menu top bar – شريط علوي قائمة التنقل ترويسة هيدر',
  FOOTER: 'bottom newsletter subscribe social – أسفل الصفحة فوتر ذيل اشتراك',
  HERO: 'banner headline cover slider carousel slideshow video – بانر لافتة غلاف شرائح فيديو سلايدر',
  WELCOME: 'intro introduction statement about statistics numbers – مقدمة تعريف نبذة إحصاءات',
  SOLUTIONS: 'services products offers grid – خدمات منتجات عروض شبكة',
  IMAGE_TEXT: 'photo video media about column – صور فيديو وسائط نبذة عمود',
  LOGOS: 'clients customers partners brands slider carousel – عملاء شركاء علامات تجارية سلايدر',
  GALLERY: 'gallery testimonials reviews references case studies – معرض آراء شهادات تجارب دراسات حالة',
  INSIGHTS: 'news blog articles – أخبار مدونة',
  RESOURCES: 'news blog articles library archive – أخبار مدونة مكتبة أرشيف',
  CTA: 'cta banner button contact action video – بانر لافتة فيديو حث إجراء اتصال',
  TABS: 'switch sections panels – ألسنة أقسام لوحات',
  FEATURES: 'benefits advantages checklist icons – فوائد ميزات خصائص أيقونات',
  TEAM: 'staff employees about us members management – موظفون أعضاء إدارة من نحن',
  JOBS: 'careers hiring vacancies work – توظيف شواغر عمل مهن',
  LOGO_WALL: 'clients customers partners brands grid – عملاء شركاء علامات تجارية شبكة',
  AWARDS: 'prizes certificates recognition – شهادات تقدير أوسمة تكريم',
  KEY_MESSAGES: 'slider carousel slideshow values – سلايدر شرائح قيم',
  FAQ: 'faq accordion help collapse – الأسئلة الشائعة والأجوبة سؤال وجواب أكورديون مساعدة',
  TIMELINE: 'timeline process history roadmap milestones – خط زمني مراحل تاريخ مسيرة',
  FORM: 'contact email message enquiry – اتصال بريد رسالة استفسار مراسلة',
  OFFICES: 'locations map branches contact – مواقع خريطة فروع اتصال',
  SUCCESS: 'success thank you confirmation sent – نجاح تأكيد شكرًا',
  TEXT: 'privacy terms legal article – خصوصية شروط أحكام قانوني',
}
