import { media, t } from '#seed/define.ts'
import { body, intro, list, paragraph, quote, subheading } from '../article-body.ts'
import { aroundArticle, by, type Post } from './post.ts'

export const trainingData: Post = {
  id: 'what-a-training-record-may-know-about-you',
  type: 'blog',
  tag: t('Blog', 'مقال'),
  title: t('What a training record may know about you', 'ما الذي يحقّ لسجلّ التدريب أن يعرفه عنكم'),
  description: t(
    'A learning platform collects more than most people think. How to tidy up, with the law in hand.',
    'تجمع منصّة التعلّم أكثر ممّا يظنّ معظم الناس. كيف ترتّبون بياناتكم على ضوء القانون.',
  ),
  day: '2026-07-07',
  date: t('7 July 2026', '٧ يوليو ٢٠٢٦'),
  note: t('5 minutes', '٥ دقائق'),
  image: media('post-data.webp'),
  image_alt: t(
    'Points that grow into a wave, a few of them marked with stars',
    'نقاط تكبر فتصير موجة، وعلى بعضها نجوم',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundArticle,
    ...by('khalid-al-harbi'),
    introImage: media('post-data.webp'),
    body: body(
      intro(
        'Last autumn a driver asked one of our customers, politely and in writing, what the company’s platform knew about him. He had the right to ask. The answer ran to 214 pages, and no one in the building had ever read one of them.',
        'في الخريف الماضي سأل سائق إحدى الشركات من عملائنا، بأدب وكتابةً، عمّا تعرفه المنصّة عنه. وكان ذلك من حقّه. جاء الجواب في ٢١٤ صفحة، لم يكن أحد في المبنى قد قرأ صفحة منها.',
      ),
      subheading('What was in the 214 pages', 'ماذا كان في الصفحات'),
      paragraph(
        'Three pages were needed: his courses, the dates, who had signed. The rest had gathered by itself. Every click since 2019, to the second. The address of every network he had used, which showed when he had been at home. A free-text field in which a supervisor had noted a family matter. A photograph of his identity card, sent in once to prove a name, and kept for ever.',
        'ثلاث صفحات منها كانت لازمة: دوراته وتواريخها ومن اعتمدها. والباقي تراكم من تلقاء نفسه. كل نقرة منذ عام ٢٠١٩، بالثانية. وعنوان كل شبكة دخل منها، فيُعرف متى كان في بيته. وخانة ملاحظات كتب فيها مشرف أمرًا عائليًا. وصورة هويّته التي أرسلها مرة لإثبات اسمه، فبقيت إلى الأبد.',
      ),
      subheading('What the laws have in common', 'ما تتّفق عليه التشريعات'),
      paragraph(
        'Saudi Arabia, the Emirates and Jordan each have a law on personal data now, with differences that your lawyer knows better than we do. All of them put the same five questions to a head of training:',
        'في السعودية والإمارات والأردن اليوم تشريعات لحماية البيانات الشخصية، بينها فروق يعرفها محاميكم أفضل منّا. لكنها تطرح كلها على مدير التدريب الأسئلة الخمسة نفسها:',
      ),
      list(
        t(
          'What for? Each field needs a purpose that can be said in one sentence.',
          'لماذا؟ لكل خانة غرض يُقال في جملة واحدة.',
        ),
        t(
          'Does the person know? In their own language, before they first sign in, in less than a page.',
          'هل يعلم صاحبها؟ بلغته، وقبل أول دخول، وفي أقلّ من صفحة.',
        ),
        t('Who can see it? A name and a role, not “the system”.', 'من يطّلع عليها؟ اسم ووظيفة، لا «النظام».'),
        t('How long? With a date on which it is really deleted.', 'إلى متى؟ مع تاريخ تُحذف فيه فعلًا.'),
        t(
          'Where is it? In which country, with which company, and under which contract.',
          'أين هي؟ في أي بلد، ولدى أي شركة، وبأي عقد.',
        ),
      ),
      paragraph(
        'If a field fails at the first question, you can skip the other four.',
        'وإذا تعثّرت خانة في السؤال الأول فلا حاجة إلى الأربعة الباقية.',
      ),
      subheading('Four decisions to take this month', 'أربعة قرارات لهذا الشهر'),
      paragraph(
        'Keep the record, delete the trail. A certificate may have to be kept for ten years; the clicks that led to it are of no use after ninety days. On the platforms that we run, that is one setting and takes a minute.',
        'احفظوا السجلّ واحذفوا الأثر. قد يلزم حفظ الشهادة عشر سنوات، أمّا النقرات التي سبقتها فلا تنفع بعد تسعين يومًا. وهذا في المنصّات التي نديرها إعداد واحد يستغرق دقيقة.',
      ),
      paragraph(
        'Close the free-text fields. What has to be said about a person can be said with four buttons, or in a conversation. Whatever is written in a note will one day be read aloud by the person it is about. Wherever we closed these fields, no one asked for them back.',
        'أغلقوا خانات الملاحظات. ما يلزم قوله عن موظف تكفيه أربعة أزرار أو حديث مباشر. وكل ما يُكتب في ملاحظة سيقرؤه من كُتب عنه يومًا بصوت مسموع. وحيثما أغلقناها لم يطلب أحد إعادتها.',
      ),
      paragraph(
        'Show test results to the learner and to one other person. Rankings with names make people careful, and careful people do not try difficult questions. Managers need to know who may do the task. They do not need the score.',
        'اجعلوا نتيجة الاختبار للمتعلّم ولشخص واحد معه. فقوائم الترتيب بالأسماء تجعل الناس حذرين، والحذر لا يجرّب الأسئلة الصعبة. يحتاج المدير إلى أن يعرف من يحقّ له أداء المهمّة، ولا حاجة له إلى الدرجة.',
      ),
      paragraph(
        'Ask where the data is stored. We keep the platforms of Gulf customers in the region, backups included, because a backup in another country is a transfer to another country. A publisher who sells you a course from abroad should get a number and no name.',
        'واسألوا أين تُحفظ البيانات. نحن نستضيف منصّات عملائنا في الخليج داخل المنطقة، ومعها النسخ الاحتياطية، لأنّ حفظ نسخة احتياطية في بلد آخر يُعدّ نقلًا للبيانات إليه. أمّا الناشر الذي يبيعكم دورة من الخارج فيكفيه رقم بلا اسم.',
      ),
      quote('Each field needs a purpose that can be said in one sentence.', 'لكل خانة غرض يُقال في جملة واحدة.'),
      subheading('What became of the driver', 'وماذا عن السائق؟'),
      paragraph(
        'He received his three pages, and an apology for the others. The company then deleted eleven million lines in one night, and nothing broke. He had asked because he wanted to take his certificates to a new job. He stayed, and now sits on the committee that looks at each new field.',
        'تسلّم صفحاته الثلاث واعتذارًا عن البقيّة. ثم حذفت الشركة أحد عشر مليون سطر في ليلة واحدة، ولم يتعطّل شيء. أمّا سبب سؤاله فهو أنه أراد أن يأخذ شهاداته إلى وظيفة جديدة. وقد بقي، وهو اليوم عضو في اللجنة التي تنظر في كل خانة جديدة.',
      ),
    ),
  },
}
