import { picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const ghafRetail: Story = {
  id: 'ghaf-retail',
  title: t(
    'of new shop staff finish their first week’s lessons by Wednesday',
    'من موظفي المتاجر الجدد ينهون دروس أسبوعهم الأول بحلول الأربعاء',
  ),
  company: t('Ghaf Retail', 'غاف للتجزئة'),
  logo: picture('logo-ghaf-retail'),
  quote: t(
    'A customer does not wait until you have been trained. So we start before the doors open.',
    'الزبون لا ينتظر حتى ينتهي تدريب الموظف. لذلك نبدأ قبل أن تُفتح الأبواب.',
  ),
  person: t('Tariq Mansour', 'طارق منصور'),
  role: t('Head of store operations, Ghaf Retail, Amman', 'مدير تشغيل المتاجر في غاف للتجزئة، عمّان'),
  figure: t('91%', '٩١٪'),
  figures: [
    { id: 'by-wednesday', value: t('91%', '٩١٪'), label: t('done by Wednesday', 'ينهون بحلول الأربعاء') },
    { id: 'shops', value: t('118', '١١٨'), label: t('shops in three countries', 'متجرًا في ثلاث دول') },
    {
      id: 'leavers',
      value: t('27%', '٢٧٪'),
      label: t('fewer leave in the first 90 days', 'انخفاض في ترك العمل خلال ٩٠ يومًا'),
    },
  ],
  accent: 'teal',
  solutions: ['solutions-ilearn-catalogues'],
  detailContent: {
    introImage: picture('story-shop'),
    introImageAlt: t(
      'A first week, one lesson before opening each day, from welcome to fire door, and a colleague to try it with',
      'أسبوع أول، كل يوم درس قبل فتح المتجر، من الترحيب إلى مخرج الطوارئ، وزميل يُجرَّب معه الدرس',
    ),
    intro: t(
      'Ghaf Retail has 118 shops in three countries and takes on two thousand people a year, many of them in their first job. One in three used to leave within ninety days.',
      'لدى غاف للتجزئة ١١٨ متجرًا في ثلاث دول، وتوظّف ألفي شخص كل عام، كثير منهم في أول وظيفة لهم. وكان واحد من كل ثلاثة يترك العمل خلال تسعين يومًا.',
    ),
    body: body(
      subheading('Why they left', 'لماذا كانوا يتركون'),
      paragraph(
        'We called sixty people who had left. Few mentioned pay. Most talked about the first week: two days of films in a back room, then alone at a till with a queue. “I knew the history of the company,” said one, “but not how to take back a pair of shoes.” The training answered the company’s questions. The questions of the person at the till had never been written down.',
        'اتصلنا بستّين شخصًا تركوا العمل. قليل منهم ذكر الراتب، ومعظمهم تحدّث عن الأسبوع الأول: يومان من الأفلام في غرفة خلفية، ثم يُترك الموظف وحده أمام صندوق الدفع والطابور. قال أحدهم: «كنت أعرف تاريخ الشركة، ولا أعرف كيف أقبل حذاءً يريد الزبون إرجاعه». كان التدريب يجيب عن أسئلة الشركة، أمّا أسئلة من يقف أمام صندوق الدفع فلم تُكتب يومًا.',
      ),
      subheading('Twelve minutes before opening', 'اثنتا عشرة دقيقة قبل الافتتاح'),
      paragraph(
        'Now new colleagues spend the first twelve minutes of the day learning, before the shop opens. They take one lesson on the shop’s tablet and try it at once with a colleague: a refund, a complaint, a delivery, the fire door. Most lessons come from our own catalogue; fifteen were made only for Ghaf, in its shops, with its people in front of the camera. Those who would rather watch first can take the lesson twice.',
        'يبدأ الموظف الجديد يومه باثنتي عشرة دقيقة من التعلّم قبل فتح المتجر. يأخذ فيها درسًا واحدًا على جهاز المتجر اللوحي ويجرّبه فورًا مع زميل: استرداد أو شكوى أو استلام بضاعة أو مخرج الطوارئ. معظم الدروس من مكتباتنا، وخمسة عشر منها أُنتجت لغاف وحدها، في متاجرها، وأمام الكاميرا موظفوها. ومن فضّل أن يشاهد أوّلًا فله أن يأخذ الدرس مرّتين.',
      ),
      list(
        t(
          'Monday: how to greet, and how to say “I do not know, I will ask”.',
          'الاثنين: كيف ترحّب، وكيف تقول: لا أعرف، سأسأل.',
        ),
        t('Tuesday: taking money and giving it back.', 'الثلاثاء: كيف تقبض المبلغ وكيف تردّه.'),
        t(
          'Wednesday: what must never be left in front of a fire door.',
          'الأربعاء: ما الذي لا يُترك أمام مخرج الطوارئ أبدًا.',
        ),
      ),
      subheading('English, from the till', 'الإنجليزية، من صندوق الدفع'),
      paragraph(
        'Four hundred colleagues also learn a language with Rosetta Stone, most of them English, some Arabic. They chose to, and the shop gives them two paid hours a week. Managers see no scores, only a list of who can serve customers in a second language.',
        'ويتعلّم أربعمئة موظف لغة جديدة مع Rosetta Stone، أكثرهم الإنجليزية وبعضهم العربية. اختاروها بأنفسهم، ويمنحهم المتجر ساعتين مدفوعتي الأجر كل أسبوع. ولا تصل إلى المدير درجات، بل قائمة بمن يستطيع خدمة الزبائن بلغة ثانية.',
      ),
      subheading('After two seasons', 'بعد موسمين'),
      paragraph(
        'By the Wednesday of their first week 91% have finished all its lessons. In the first ninety days 27% fewer people leave than before. Tariq Mansour is proudest of a smaller number: in the spring eleven of the sixty people we had called applied again, and nine of them are still there.',
        'بحلول أربعاء الأسبوع الأول يكون ٩١٪ قد أنهوا دروسه كلها، وانخفض عدد من يتركون العمل خلال التسعين يومًا الأولى بنسبة ٢٧٪. أمّا ما يفخر به طارق منصور فرقم أصغر: في الربيع تقدّم أحد عشر من الستّين الذين اتصلنا بهم إلى العمل من جديد، وما زال تسعة منهم فيه.',
      ),
    ),
  },
}
