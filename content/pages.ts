import type { LocalizedText } from './text.ts'

/** A block shown here that belongs to another page; `at` is the order number it takes. */
export type Borrowed = { page: string; order: number; at: number }
/** Items of another page's collection, shown by the block with order number `at`. */
export type Feed = { page: string; order: number; at: number; limit: number }

export type Page = {
  /** The English address; Arabic stands under /ar. */
  path: string
  /** The page's key in the database (its slug). */
  key: string
  name: LocalizedText
  description: LocalizedText
  borrows?: Borrowed[]
  feeds?: Feed[]
}

/** The specification's route table (§2) as data: routes, addresses and end-to-end tests are built from it. */
export const pages: Page[] = [
  {
    path: '/',
    key: 'home',
    name: { en: 'Learning platforms your people come back to', ar: 'منصّات تعلّم يعود إليها موظفوكم' },
    description: {
      en: 'iLearn sets up, fills and looks after learning platforms for organisations in the Gulf and beyond, in Arabic and in English, since 2009.',
      ar: 'تبني iLearn منصّات التعلّم للمؤسسات في الخليج وخارجه، وتملؤها بالمحتوى وترعاها بالعربية والإنجليزية منذ عام ٢٠٠٩.',
    },
    borrows: [{ page: 'customer-stories', order: 2, at: 6 }],
    feeds: [{ page: 'resources', order: 3, at: 7, limit: 5 }],
  },
  {
    path: '/about',
    key: 'about',
    name: { en: 'About us', ar: 'من نحن' },
    description: {
      en: 'Some 140 people in Riyadh, Dubai and Amman who build learning platforms and courses in Arabic and English, and stay to look after them.',
      ar: 'نحو ١٤٠ شخصًا في الرياض ودبي وعمّان يبنون منصّات التعلّم والدورات بالعربية والإنجليزية، ويبقون لرعايتها.',
    },
  },
]
