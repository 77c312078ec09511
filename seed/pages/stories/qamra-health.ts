import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const qamraHealth: Story = {
  id: 'qamra-health',
  title: t('nurses learn on their own phones, mostly offline', 'ممرّضة وممرّض يتعلّمون على هواتفهم، ودون اتصال في الغالب'),
  company: t('Qamra Health', 'قمرة الصحية'),
  logo: picture('logo-qamra-health'),
  quote: t(
    'The best lesson is the one that fits between two rounds and lets you stop when a patient rings.',
    'أفضل الدروس ما يتّسع له الوقت بين جولتين، ويتوقّف حين يرنّ جرس المريض.',
  ),
  person: t('Salma Idris', 'سلمى إدريس'),
  role: t('Director of nursing, Qamra Health, Jeddah', 'مديرة التمريض في قمرة الصحية، جدة'),
  figure: t('3,100', '٣٬١٠٠'),
  figures: [
    { id: 'nurses', value: t('3,100', '٣٬١٠٠'), label: t('nurses in seven hospitals', 'ممرّضة وممرّض في سبعة مستشفيات') },
    { id: 'offline', value: t('64%', '٦٤٪'), label: t('of lessons taken offline', 'من الدروس تُنجز دون اتصال') },
    { id: 'minutes', value: t('6', '٦'), label: t('minutes for a lesson', 'دقائق للدرس الواحد') },
  ],
  accent: 'coral',
  solutions: ['solutions-totara-mobile'],
  detailContent: {
    introImage: picture('lesson-phone'),
    introImageAlt: t(
      'A lesson on a phone with a question, saved for use offline',
      'درس على الهاتف مع سؤال، محفوظ للاستخدام دون اتصال',
    ),
    intro: t(
      'Qamra Health runs seven hospitals with thick walls and busy nights. Each had one training room with twelve computers, and the 3,100 nurses had no time to walk there.',
      'تدير قمرة الصحية سبعة مستشفيات جدرانها سميكة ولياليها مزدحمة. وكان في كل مستشفى قاعة تدريب فيها اثنا عشر حاسوبًا، ولا وقت لدى ٣٬١٠٠ ممرّضة وممرّض للوصول إليها.',
    ),
    body: body(
      subheading('Nights without a signal', 'ليالٍ بلا إشارة'),
      paragraph(
        'We spent four nights on the wards before we planned anything. Most nurses had a quiet quarter of an hour between two and four in the morning, in the staff room, where the walls around radiology block every signal. The hospital’s own courses took forty minutes, needed a computer and started from the beginning after every interruption. So nurses took them at home, on days off, or not at all.',
        'قضينا أربع ليالٍ في الأجنحة قبل أن نخطّط لأي شيء. كان لدى معظم الممرّضات ربع ساعة من الهدوء بين الثانية والرابعة فجرًا، في غرفة الاستراحة، حيث تحجب جدران قسم الأشعة كل إشارة. أمّا دورات المستشفى فكانت مدّتها أربعين دقيقة، وتحتاج إلى حاسوب، وتعود إلى البداية بعد كل انقطاع. فكانت تُنجز في البيت أيام الراحة، أو لا تُنجز.',
      ),
      subheading('Six minutes, and a place to stop', 'ستّ دقائق، ومكان للتوقّف'),
      paragraph(
        'We took the 31 mandatory courses apart and rewrote them as lessons of six minutes for Totara Mobile. They download in the hospital lobby at the start of a shift and need no connection until its end. An interrupted lesson resumes at the same sentence. Three rules kept them short:',
        'فكّكنا الدورات الإلزامية الإحدى والثلاثين وأعدنا كتابتها دروسًا من ستّ دقائق على Totara Mobile. تُحمَّل في بهو المستشفى مع بداية المناوبة، ولا تحتاج إلى اتصال حتى نهايتها. والدرس الذي ينقطع يُستأنف من الجملة نفسها. وثلاث قواعد أبقتها قصيرة:',
      ),
      list(
        t('One lesson answers one question that came up on a ward.', 'درس واحد لسؤال واحد طُرح فعلًا في أحد الأجنحة.'),
        t(
          'What changed since last year comes first, marked as new.',
          'ما تغيّر عن العام الماضي يأتي أوّلًا، وعليه علامة «جديد».',
        ),
        t(
          'No lesson repeats what a test shows the nurse already knows.',
          'لا يعيد الدرس ما أثبت الاختبار أنّ الممرّضة تعرفه.',
        ),
      ),
      subheading('Who signs, and where', 'من يعتمد، وأين'),
      paragraph(
        'A phone can show how a pump works; it cannot see whether a nurse can set one. For 14 skills the lesson therefore ends with a code. The charge nurse scans it on the ward, watches the task once and signs on the spot. The record names both, with time and ward, and is in the hospital’s file before the shift is over. There is nothing to type and nothing to file.',
        'يستطيع الهاتف أن يشرح عمل المضخّة، لكنه لا يرى هل تُحسن الممرّضة ضبطها. لذلك ينتهي الدرس في أربع عشرة مهارة برمز تمسحه مسؤولة الجناح، فتشاهد المهمّة مرة وتعتمدها في مكانها. ويحمل السجلّ اسميهما والوقت والجناح، ويصل إلى ملفّ المستشفى قبل انتهاء المناوبة. فلا شيء يُكتب ولا ورقة تُحفظ.',
      ),
      subheading('A year later', 'بعد عام'),
      paragraph(
        'All 3,100 nurses use the lessons, 64% of which are taken offline. The computers went to the patients’ libraries. “Nobody talks about training any more,” says Salma Idris. “They say: I’ll look it up before the round.” The doctors are next, and it was they who asked.',
        'يستخدم الدروس اليوم ٣٬١٠٠ ممرّضة وممرّض، ويُنجز ٦٤٪ منها دون اتصال. وانتقلت الحواسيب إلى مكتبات المرضى. تقول سلمى إدريس: «لم يعد أحد يتحدّث عن التدريب، بل صاروا يقولون: سأراجعها قبل الجولة». والخطوة التالية مع الأطباء، وهم من طلبوها.',
      ),
    ),
  },
}
