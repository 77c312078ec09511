import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const wadiTelecom: Story = {
  id: 'wadi-telecom',
  title: t('people in one course, from the first minute', 'شخص في دورة واحدة، منذ الدقيقة الأولى'),
  company: t('Wadi Telecom', 'وادي للاتصالات'),
  logo: picture('logo-wadi-telecom'),
  quote: t(
    'At 8:04 there were 9,600 people inside, and the help desk had three calls. I had expected three hundred.',
    'في الثامنة وأربع دقائق كان في الدورة ٩٬٦٠٠ شخص، ووصلت إلى مكتب المساندة ثلاث مكالمات. كنت أتوقّع ثلاثمئة.',
  ),
  person: t('Hanan Al-Mutairi', 'حنان المطيري'),
  role: t('Head of digital learning, Wadi Telecom, Riyadh', 'مديرة التعلّم الرقمي في وادي للاتصالات، الرياض'),
  figure: t('31,000', '٣١٬٠٠٠'),
  figures: [
    { id: 'people', value: t('31,000', '٣١٬٠٠٠'), label: t('people in one course', 'شخص في دورة واحدة') },
    { id: 'minutes', value: t('9,600', '٩٬٦٠٠'), label: t('inside after four minutes', 'دخلوا في أربع دقائق') },
    { id: 'calls', value: t('3', '٣'), label: t('calls to the help desk', 'مكالمات إلى مكتب المساندة') },
  ],
  accent: 'coral',
  solutions: ['solutions-openedx'],
  detailContent: {
    introImage: picture('edx-course'),
    introImageAlt: t(
      'A course: its units at the side, a film, and a question below it',
      'دورة: وحداتها في الجانب، وفيديو، وتحته سؤال',
    ),
    intro: t(
      'Wadi Telecom wanted all of its 31,000 people to learn a new product on the same Sunday, at the same hour. The course opened at eight, and the figures stayed green.',
      'أرادت وادي للاتصالات أن يتعلّم موظفوها، وهم ٣١ ألفًا، منتجًا جديدًا في يوم أحد واحد وساعة واحدة. فُتحت الدورة في الثامنة، وبقيت الأرقام خضراء.',
    ),
    body: body(
      subheading('Minute one is the problem', 'المشكلة في الدقيقة الأولى'),
      paragraph(
        'Open edX carries very large courses, as long as learners come one after another. In a company they do not: the invitation says eight o’clock, and a third of those invited press the same button. We host the platform in Saudi Arabia and sized it for that minute.',
        'تحمل Open edX دورات كبيرة جدًّا ما دام المتعلّمون يأتون واحدًا بعد آخر. وهذا لا يحدث في شركة: الدعوة تقول الثامنة، فيضغط ثلث المدعوّين الزرّ نفسه. نستضيف المنصّة في السعودية، وقد جهّزناها لتلك الدقيقة.',
      ),
      subheading('A rehearsal with people who do not exist', 'تمرين بموظفين لا وجود لهم'),
      paragraph(
        'Four weeks before, a program played the part of twelve thousand learners. The company’s own single sign-on broke: it allowed 200 sign-ins a minute, a limit set in 2017. Raising it took nine days, because three departments had to agree.',
        'قبل أربعة أسابيع أدّى برنامج دور اثني عشر ألف متعلّم. فتعطّل نظام الدخول الموحّد في الشركة نفسها، إذ كان يسمح بمئتي عملية دخول في الدقيقة، وهو حدّ وُضع عام ٢٠١٧. واستغرق رفعه تسعة أيام، لأنّ ثلاث إدارات كان عليها أن توافق.',
      ),
      list(
        t('Reports are computed at night.', 'تُحسب التقارير ليلًا.'),
        t(
          'The forum opens after three hours; until then there is one page with answers.',
          'يُفتح المنتدى بعد ثلاث ساعات، ومكانه قبلها صفحة واحدة فيها الأجوبة.',
        ),
        t('Certificates arrive within the hour, and the page says so.', 'تصل الشهادات خلال ساعة، والصفحة تقول ذلك.'),
      ),
      subheading('The Sunday', 'يوم الأحد'),
      paragraph(
        'Seven messages had been written in case something failed. One of them was needed, for four minutes, and 130 people read it. The next three courses at Wadi use the same plan, and Hanan Al-Mutairi’s team runs the rehearsals itself.',
        'كانت سبع رسائل قد كُتبت احتياطًا لأي خلل. واستُخدمت واحدة منها مدّة أربع دقائق، وقرأها ١٣٠ شخصًا. وتسير الدورات الثلاث التالية في وادي على الخطة نفسها، ويدير فريق حنان المطيري التمارين بنفسه.',
      ),
    ),
  },
}
