import * as z from 'zod'
import { defineBlock } from '#content/schema/block-definition.ts'
import { itemId, link, text } from '#content/schema/fields.ts'

/** A menu item, possibly with children. With the path '#', the item has no link and only contains its children. */
const menuItem = z.looseObject({
  id: itemId,
  label: text,
  path: link,
  description: text.optional(),
  get children() {
    return z.array(menuItem).max(30).optional()
  },
})

export const header = defineBlock({
  name: { en: 'Header', ar: 'رأس الصفحة' },
  hint: { en: 'The logo, the menu and the contact button', ar: 'الشعار والقائمة وزرّ التواصل' },
  searchTerms: { en: 'navigation navbar menu top bar', ar: 'شريط علوي قائمة التنقل ترويسة هيدر' },
  isFrame: true,
  content: z.looseObject({ menuItems: z.array(menuItem).max(12), contactButtonText: text }),
  allowedPages: ['header'],
  blank: {
    menuItems: [
      { id: 'first', label: { en: 'About us', ar: 'من نحن' }, path: '/about' },
      { id: 'second', label: { en: 'Customer stories', ar: 'قصص العملاء' }, path: '/customer-stories' },
      { id: 'third', label: { en: 'Resources', ar: 'المصادر' }, path: '/resources' },
    ],
    contactButtonText: { en: 'Contact us', ar: 'تواصلوا معنا' },
  },
})
