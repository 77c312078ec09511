import type { RoutePage, SharedBlock } from './pages.ts'

/** Shown before the form or call to action. Without them, a solution page shows an error (§2). */
const stories: SharedBlock = {
  page: 'customer-stories',
  block_type: 'GALLERY',
  before: ['FORM', 'CTA'],
  isRequired: true,
}

const solutions: RoutePage[] = [
  {
    path: '/solutions/totara-suite',
    key: 'solutions-totara-suite',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara: one suite for learning and performance', ar: 'منظومة Totara للتعلّم والأداء' },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-learn',
    key: 'solutions-totara-learn',
    shows: [1, 2, 3, 4, 5, 6, 7, 9],
    name: { en: 'Totara Learn: learning management system', ar: 'نظام إدارة التعلّم Totara Learn' },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-perform',
    key: 'solutions-totara-perform',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara Perform: goals, check-ins and reviews', ar: 'الأهداف والمتابعة والتقييم مع Totara Perform' },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-mobile',
    key: 'solutions-totara-mobile',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara Mobile: learning on the phone, offline', ar: 'التعلّم على الهاتف دون اتصال مع Totara Mobile' },
    accent: 'teal',
  },
  {
    path: '/solutions/totara-integrations',
    key: 'solutions-integrations',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Totara integrations: HR, sign-in and video', ar: 'ربط Totara: الموارد البشرية والدخول والاجتماعات' },
    accent: 'teal',
  },
  {
    path: '/solutions/open-edx',
    key: 'solutions-openedx',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Open edX hosting and customisation', ar: 'استضافة Open edX وتخصيصها' },
    accent: 'coral',
    sharedBlocks: [{ ...stories, isTitleOnly: true }],
  },
  {
    path: '/solutions/opensesame',
    key: 'solutions-opensesame',
    shows: [1, 2, 3, 4, 5, 7],
    name: { en: 'OpenSesame ready-made courses', ar: 'دورات OpenSesame الجاهزة' },
    accent: 'saffron',
    hasDemoButton: true,
  },
  {
    path: '/solutions/ilearn-catalogues',
    key: 'solutions-ilearn-catalogues',
    shows: [1, 2, 3, 4, 5, 6],
    name: { en: 'iLearn Catalogues: 420 ready-made courses', ar: 'مكتبات iLearn: ٤٢٠ دورة جاهزة' },
    spacerAfter: 'HERO',
  },
  {
    path: '/solutions/bespoke-content',
    key: 'solutions-bespoke-content',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Bespoke e-learning content', ar: 'محتوى تعليمي رقمي مخصّص' },
  },
  {
    path: '/solutions/rosetta-stone',
    key: 'solutions-rosetta-stone',
    shows: [1, 2, 3, 4, 5, 6, 7, 8],
    name: { en: 'Rosetta Stone for teams: languages for work', ar: 'لغات للعمل مع Rosetta Stone' },
  },
]

export const solutionPages: RoutePage[] = solutions.map((page) => ({ sharedBlocks: [stories], ...page, isDense: true }))
