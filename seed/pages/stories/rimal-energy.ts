import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const rimalEnergy: Story = {
  id: 'rimal-energy',
  title: t(
    'field workers trained on heat before June, in five languages',
    'عامل ميداني تعلّموا اتّقاء الحرّ قبل يونيو، بخمس لغات',
  ),
  company: t('Rimal Energy', 'رمال للطاقة'),
  logo: picture('logo-rimal-energy'),
  quote: t(
    'I used to ask who had signed the sheet. Now I ask a man what he would do if his mate went quiet.',
    'كنت أسأل من وقّع الورقة، وصرت أسأل العامل ماذا يفعل لو سكت زميله فجأة.',
  ),
  person: t('Majed Al-Harbi', 'ماجد الحربي'),
  role: t('Head of field safety, Rimal Energy, Jubail', 'مدير السلامة الميدانية في رمال للطاقة، الجبيل'),
  figure: t('6,000', '٦٬٠٠٠'),
  figures: [
    { id: 'workers', value: t('6,000', '٦٬٠٠٠'), label: t('people on 19 sites', 'عامل في ١٩ موقعًا') },
    { id: 'minutes', value: t('15', '١٥'), label: t('minutes, at the start of a shift', 'دقيقة في بداية المناوبة') },
    { id: 'languages', value: t('5', '٥'), label: t('languages, spoken and drawn', 'لغات، بالصوت والرسم') },
  ],
  accent: 'saffron',
  solutions: ['solutions-bespoke-content'],
  detailContent: {
    introImage: picture('mobile-offline'),
    introImageAlt: t(
      'A phone at night far from a mast: lessons on gas and heat are saved, the results wait to be sent',
      'هاتف في الليل بعيدًا عن البرج: دروس الغاز والحرّ محفوظة، والنتائج في انتظار الإرسال',
    ),
    intro: t(
      'From June to September the ground at Rimal Energy’s sites reaches sixty degrees. The heat course was an hour long, in English, with 54 slides. Everybody signed for it and few remembered it.',
      'من يونيو إلى سبتمبر تبلغ حرارة الأرض في مواقع رمال للطاقة ستّين درجة. وكانت دورة الحرّ ساعة كاملة بالإنجليزية في ٥٤ شريحة، يوقّعها الجميع ولا يتذكّرها إلا القليل.',
    ),
    body: body(
      subheading('What a driver in Jubail knew', 'ما كان يعرفه سائق في الجبيل'),
      paragraph(
        'Our writers drove along for three days in August with a water tanker near Jubail. The driver, nineteen years in the job, knew more than the slides: which workers stop sweating first, why a man who jokes all morning and goes quiet at eleven must sit down, and that a bottle left in the sun is never drunk from. None of that was in the course. Now all of it is.',
        'رافق كتّابنا صهريج مياه قرب الجبيل ثلاثة أيام في أغسطس. وكان السائق، وله في العمل تسعة عشر عامًا، يعرف أكثر ممّا في الشرائح: من يتوقّف عرقه أوّلًا، ولماذا يجب أن يجلس من ظلّ يمزح طوال الصباح ثم سكت عند الحادية عشرة، وأنّ القارورة المتروكة في الشمس لا يُشرب منها. لم يكن شيء من هذا في الدورة، وصار كله فيها.',
      ),
      subheading('Fifteen minutes, drawn', 'خمس عشرة دقيقة مرسومة'),
      paragraph(
        'The new course has no slides. It is a story of one shift, drawn by our studio in Amman and narrated in Arabic, English, Urdu, Hindi and Bengali, so that no reading is needed. It is shown on a foreman’s tablet in the bus, before the gate. At three points the film stops and asks the crew to decide:',
        'لا شرائح في الدورة الجديدة، بل حكاية مناوبة واحدة رسمها الاستوديو في عمّان ورُويت بالعربية والإنجليزية والأردية والهندية والبنغالية، فلا حاجة إلى القراءة. تُعرض على جهاز المشرف اللوحي في الحافلة قبل البوّابة، ويتوقّف الفيلم ثلاث مرّات ليقرّر العمّال:',
      ),
      list(
        t('Your colleague has stopped talking. What do you do first?', 'سكت زميلك. ما أول ما تفعله؟'),
        t('It is ten o’clock and your bottle is still full. Why?', 'الساعة العاشرة وقارورتك ما زالت ممتلئة. لماذا؟'),
        t(
          'The job needs twenty more minutes. Who may say stop?',
          'بقيت عشرون دقيقة لإنهاء العمل. من يحقّ له أن يقول: توقّفوا؟',
        ),
      ),
      paragraph(
        'The foreman checks people in by holding their badges to the tablet. It stores them until it is back in range, and the records reach Totara the same evening. Those who were absent see the film the next morning, at the same gate, before they go in.',
        'يسجّل المشرف الحضور بتقريب البطاقات من الجهاز، فيحفظها حتى تعود الشبكة، ويصل السجلّ إلى Totara مساء اليوم نفسه. ومن غاب يشاهد الفيلم صباح اليوم التالي أمام البوّابة نفسها، وقبل أن يدخل.',
      ),
      subheading('Before the first hot day', 'قبل أول يوم حارّ'),
      paragraph(
        'By 28 May all 6,000 people on 19 sites had seen it, contractors included. Over the summer the clinics counted 38% fewer cases of heat exhaustion than the year before, and nearly three times as many early visits: men who came, sat in the shade for an hour and went back. For Majed Al-Harbi that second number is the one that matters. The next course in the series is about driving at night.',
        'بحلول ٢٨ مايو كان قد شاهدها كل العاملين في المواقع التسعة عشر، وهم ٦٬٠٠٠ شخص، ومنهم عمّال المقاولين. وفي ذلك الصيف سجّلت العيادات حالات إنهاك حراري أقلّ بنسبة ٣٨٪ من العام السابق، وزيارات مبكّرة بلغت نحو ثلاثة أضعاف ما كانت عليه: عمّال جاؤوا وجلسوا في الظلّ ساعة ثم عادوا إلى عملهم. وهذا الرقم الثاني هو الأهمّ عند ماجد الحربي. أمّا الدورة التالية في السلسلة فعن القيادة ليلًا.',
      ),
    ),
  },
}
