import { media, picture, t } from '#seed/define.ts'
import { body, list, paragraph, subheading } from '../article-body.ts'
import type { Story } from './story.ts'

export const sahabAir: Story = {
  id: 'sahab-air',
  title: t('until the first duty flight', 'حتى أول رحلة عمل'),
  company: t('Sahab Air', 'سحاب للطيران'),
  logo: picture('logo-sahab-air'),
  quote: t(
    'We trained 4,200 cabin crew before the summer schedule, and not one of them had to leave the roster to do it.',
    'درّبنا ٤٬٢٠٠ من أفراد الضيافة الجوية قبل جدول الصيف، ولم يغادر أحد منهم جدول رحلاته من أجل ذلك.',
  ),
  person: t('Huda Al-Mansoori', 'هدى المنصوري'),
  role: t('Head of learning, Sahab Air, Dubai', 'مديرة التعلّم في سحاب للطيران، دبي'),
  portrait: media('person-huda-al-mansoori.webp'),
  portrait_alt: t('Portrait of Huda Al-Mansoori', 'صورة هدى المنصوري'),
  figure: t('34 to 11 days', 'من ٣٤ إلى ١١ يومًا'),
  figures: [
    {
      id: 'first-flight',
      value: t('34 to 11 days', 'من ٣٤ إلى ١١ يومًا'),
      label: t('until first duty flight', 'حتى أول رحلة عمل'),
    },
    { id: 'on-time', value: t('97%', '٩٧٪'), label: t('finish on time', 'ينهون في الموعد') },
    { id: 'languages', value: t('2', '٢'), label: t('languages, one course', 'لغتان لكل دورة') },
  ],
  accent: 'primary',
  solutions: ['solutions-rosetta-stone'],
  detailContent: {
    introImage: picture('story-crew'),
    introImageAlt: t(
      'Four members of a cabin crew before their flight, one of them with a lesson on her phone',
      'أربعة من طاقم الضيافة قبل رحلتهم، ومع إحداهنّ درس على الهاتف',
    ),
    intro: t(
      'Sahab Air hires most of its cabin crew in spring and needs them in the air by June. That used to take 34 days in a classroom in Dubai. Now it takes 11.',
      'توظّف سحاب للطيران معظم أفراد الضيافة في الربيع، وتحتاج إليهم على متن طائراتها قبل يونيو. كان ذلك يستغرق ٣٤ يومًا في قاعة تدريب بدبي، وصار يستغرق ١١ يومًا.',
    ),
    body: body(
      subheading('A classroom with two hundred chairs', 'قاعة بمئتي كرسي'),
      paragraph(
        'New crew arrived in groups of two hundred. Those who joined on a Tuesday waited for the next group, and crew who were already flying came back each year for four days of recurrent training: four days off the roster, in the busiest months of the year. In the spring of 2025 the airline had to train 4,200 people before the summer schedule, and the classroom could not be made any bigger.',
        'كان أفراد الضيافة الجدد يصلون في دفعات من مئتين. ومن التحق يوم ثلاثاء انتظر الدفعة التالية، ومن كان على رأس عمله عاد كل عام إلى أربعة أيام من التدريب الدوري، يغيب فيها عن جدول الرحلات في أشدّ الشهور ازدحامًا. وفي ربيع ٢٠٢٥ كان على الشركة أن تدرّب ٤٬٢٠٠ شخص قبل جدول الصيف، وما كان للقاعة أن تتّسع لهم.',
      ),
      subheading('What moved to the phone', 'ما انتقل إلى الهاتف'),
      paragraph(
        'Together with Huda Al-Mansoori and her team we went through every hour of the old course with one question: does this need a trainer in the room? Doors, slides and fire did. Announcements, service, security rules and the manuals did not. That part became 46 lessons of seven to twelve minutes in Totara Mobile, saved on the phone and made for the quiet hour between two flights.',
        'راجعنا مع هدى المنصوري وفريقها كل ساعة من الدورة القديمة، وسؤالنا واحد: هل يلزم هنا مدرّب في القاعة؟ كان لا بدّ منه في الأبواب ومنزلقات الطوارئ والحريق، وأمكن الاستغناء عنه في الإعلانات والخدمة وقواعد الأمن وأدلّة الطائرات. وهذا الجزء صار ٤٦ درسًا على Totara Mobile، مدّة الواحد من سبع دقائق إلى اثنتي عشرة، تُحفظ على الهاتف وتناسب ساعة الهدوء بين رحلتين.',
      ),
      paragraph(
        'Each lesson was written in Arabic and in English by two authors side by side, because a safety word that is nearly right in one language is wrong. Crew choose the language for each lesson, and can change it halfway.',
        'وكتب كل درس كاتبان يجلسان جنبًا إلى جنب، أحدهما بالعربية والآخر بالإنجليزية، فعبارة السلامة التي تقارب الصواب عبارة خاطئة. ويختار المضيف لغة كل درس، وله أن يبدّلها في منتصفه.',
      ),
      subheading('How the roster was left alone', 'كيف بقي جدول الرحلات على حاله'),
      list(
        t(
          'The platform reads the roster each night and offers lessons only on days with time for them.',
          'تقرأ المنصّة جدول الرحلات كل ليلة، ولا تعرض الدروس إلا في يوم يتّسع لها.',
        ),
        t(
          'A certificate that would expire during leave is renewed on the last duty day before it.',
          'الشهادة التي تنتهي أثناء الإجازة تُجدَّد في آخر مناوبة قبلها.',
        ),
        t(
          'Cabin managers see one page: who may fly on Sunday, and who needs an hour of training first.',
          'يرى مدير المقصورة صفحة واحدة: من يحقّ له الطيران يوم الأحد، ومن تلزمه ساعة تدريب قبل ذلك.',
        ),
      ),
      subheading('The results', 'النتائج'),
      paragraph(
        'Time to the first duty flight fell from 34 to 11 days, and 97% of crew finish their recurrent training on time. The trainers still have their hall; they now spend their days there with people who know the theory and come for the doors, the slides and the fire. Ground staff moved to the same platform this year, and inspectors take the records straight from it.',
        'انخفضت المدّة حتى أول رحلة عمل من ٣٤ إلى ١١ يومًا، وينهي ٩٧٪ من أفراد الضيافة تدريبهم الدوري في موعده. ولم يفقد المدرّبون قاعتهم، بل صاروا يقضون أيامهم فيها مع من أتقن الجانب النظري وجاء ليتدرّب على الأبواب والمنزلقات والحريق. وفي هذا العام انضمّ موظفو الخدمات الأرضية إلى المنصّة نفسها، ويأخذ المفتّشون السجلّات منها مباشرة.',
      ),
    ),
  },
}
