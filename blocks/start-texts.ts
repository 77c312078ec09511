import { blankItems } from '#content/blank-items.ts'
import type { BlockType } from './catalogue.ts'

/** Leads to the form on the same page. */
const toForm = { primaryButtonLink: '#request-demo-form' }

/** What the blocks of a new landing page or solution have instead of the content of a new block. */
export const offerTexts: StartTexts = { HERO: toForm }

export const eventTexts: StartTexts = {
  HERO: {
    ...toForm,
    subtitle: {
      en: 'Write here on which day, at what time and where you meet, and who should come.',
      ar: 'اكتبوا هنا اليوم والساعة والمكان، ومن المدعوّ إلى الحضور.',
    },
    primaryButtonText: { en: 'Register', ar: 'سجّلوا حضوركم' },
    secondaryButtonText: undefined,
    secondaryButtonLink: undefined,
  },
  IMAGE_TEXT: {
    title: { en: 'What it is about', ar: 'موضوع اللقاء' },
    text: {
      en: '<p>Say in two or three sentences what people will learn, and what they can do with it the next morning.</p>',
      ar: '<p>قولوا في جملتين أو ثلاث ما سيتعلّمه الحضور، وما الذي يطبّقونه في صباح اليوم التالي.</p>',
    },
    buttonText: undefined,
    buttonLink: undefined,
  },
  TIMELINE: {
    title: { en: 'Programme', ar: 'البرنامج' },
    subtitle: { en: 'The order of the day.', ar: 'ترتيب فقرات اليوم.' },
    steps: blankItems({}, [
      {
        title: { en: 'Welcome', ar: 'الاستقبال' },
        description: { en: '<p>Coffee, and time to meet.</p>', ar: '<p>قهوة وتعارف.</p>' },
        duration: { en: 'Half an hour', ar: 'نصف ساعة' },
      },
      {
        title: { en: 'Talk', ar: 'الحديث' },
        description: { en: '<p>Who speaks, and about what.</p>', ar: '<p>من يتحدّث، وعن ماذا.</p>' },
        duration: { en: 'One hour', ar: 'ساعة' },
      },
      {
        title: { en: 'Questions', ar: 'الأسئلة' },
        description: { en: '<p>Everybody can ask.</p>', ar: '<p>الكلمة للحضور.</p>' },
        duration: { en: 'Half an hour', ar: 'نصف ساعة' },
      },
    ]),
  },
  FORM: {
    title: { en: 'Register', ar: 'سجّلوا حضوركم' },
    subtitle: {
      en: 'We confirm your place within one working day.',
      ar: 'نؤكّد حجزكم خلال يوم عمل واحد.',
    },
    messageLabel: { en: 'Is there anything we should know?', ar: 'هل من شيء ينبغي أن نعرفه؟' },
    points: blankItems({}, [
      { text: { en: 'Attendance is free of charge.', ar: 'الحضور مجاني.' } },
      { text: { en: 'You receive the programme and the way by e-mail.', ar: 'يصلكم البرنامج والطريق بالبريد.' } },
    ]),
  },
}

export const plainTexts: StartTexts = {
  TEXT: {
    content: {
      introduction: {
        en: 'Say in one or two sentences what this page is about.',
        ar: 'قولوا في جملة أو جملتين ما موضوع هذه الصفحة.',
      },
      firstTitle: { en: 'First heading', ar: 'العنوان الأول' },
      firstText: {
        en: 'A paragraph says one thing. Click it and write yours.',
        ar: 'تقول الفقرة شيئًا واحدًا. اضغطوا عليها واكتبوا نصّكم.',
      },
      firstList: { en: '• One point\n• Another point', ar: '• نقطة\n• نقطة أخرى' },
      secondTitle: { en: 'Second heading', ar: 'العنوان الثاني' },
      secondText: { en: 'The next paragraph stands here.', ar: 'هنا الفقرة التالية.' },
    },
    order: ['title', 'introduction', 'firstTitle', 'firstText', 'firstList', 'secondTitle', 'secondText'],
  },
}

export type StartTexts = { [Type in BlockType]?: Record<string, unknown> }
