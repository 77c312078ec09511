import { picture, t } from '#seed/define.ts'
import { body, intro, list, paragraph, subheading } from '../article-body.ts'
import { aroundEvent, online, type Post } from './post.ts'

export const dashboardOnline: Post = {
  id: 'online-a-dashboard-that-a-manager-opens-twice',
  type: 'event',
  tag: t('Event', 'فعالية'),
  title: t('Online: a dashboard that a manager opens twice', 'عبر الإنترنت: لوحة يفتحها المدير مرة ثانية'),
  description: t(
    'We took apart a dashboard with 23 charts in front of 240 guests. Three lists remained. The recording is available on request.',
    'فكّكنا لوحة فيها ٢٣ رسمًا بيانيًا أمام ٢٤٠ ضيفًا، وبقيت ثلاث قوائم. والتسجيل متاح لمن يطلبه.',
  ),
  day: '2026-09-09',
  date: t('9 September 2026', '٩ سبتمبر ٢٠٢٦'),
  note: t('50 minutes, in Arabic', '٥٠ دقيقة، بالعربية'),
  ...online,
  image: picture('learn-report-close'),
  image_alt: t(
    'Certified on time by branch, this quarter beside the last, ready to be shared',
    'نسبة الشهادات في موعدها لكل فرع، هذا الربع بجانب سابقه، جاهزة للمشاركة',
  ),
  layoutType: 'article',
  detailContent: {
    ...aroundEvent,
    introImage: picture('learn-report'),
    body: body(
      intro(
        'A manager opens a new dashboard once, out of politeness. Whether he opens it a second time is decided in the first ten seconds. On 9 September, at eleven in Riyadh, we spent fifty minutes on those ten seconds, with a real dashboard that a hospital group had lent us, and with 240 guests who were allowed to delete things.',
        'يفتح المدير اللوحة الجديدة مرة واحدة مجاملةً. أمّا أن يفتحها ثانية فأمر يُحسم في الثواني العشر الأولى. في ٩ سبتمبر، عند الحادية عشرة بتوقيت الرياض، قضينا خمسين دقيقة مع هذه الثواني العشر، على لوحة حقيقية أعارتنا إيّاها مجموعة مستشفيات، ومعنا ٢٤٠ ضيفًا كان لهم أن يحذفوا منها ما شاؤوا.',
      ),
      subheading('How it went', 'كيف جرى اللقاء'),
      list(
        t(
          '11:00 The dashboard as it was: 23 charts, four filters, a map.',
          '١١:٠٠ اللوحة كما كانت: ٢٣ رسمًا بيانيًا وأربعة مرشّحات وخريطة.',
        ),
        t(
          '11:10 Faisal Al-Otaibi asked one question of each chart: what does a ward manager do differently if this goes up?',
          '١١:١٠ طرح فيصل العتيبي على كل رسم سؤالًا واحدًا: لو ارتفع هذا الرقم، فما الذي تفعله مديرة الجناح على نحو مختلف؟',
        ),
        t(
          '11:25 The vote. Every chart that no one defended within twenty seconds was deleted, with a sound.',
          '١١:٢٥ التصويت: كل رسم لم يدافع عنه أحد خلال عشرين ثانية حُذف، ومع الحذف صوت.',
        ),
        t(
          '11:35 What was left, redrawn in Totara while everyone watched.',
          '١١:٣٥ ما بقي، أُعيد رسمه في Totara أمام الجميع.',
        ),
        t('11:45 Questions.', '١١:٤٥ الأسئلة.'),
      ),
      subheading('What was deleted first', 'ما الذي حُذف أوّلًا'),
      paragraph(
        'The map, by 212 votes. It showed seven hospitals in places that everyone knew. Then all averages, because no one manages an average person, and the traffic lights: on a screen where half of the circles are yellow, yellow means “as always”. The longest defence, nearly a minute, was for the number of logins. It was moving, and it lost. The hospital group has not asked for a single chart back.',
        'الخريطة، بأصوات ٢١٢ ضيفًا. كانت تعرض سبعة مستشفيات في أماكنها التي يعرفها الجميع. ثم المتوسّطات كلها، فلا أحد يدير موظفًا متوسّطًا. ثم إشارات المرور، فحين يكون نصف الدوائر أصفر يصير معنى الأصفر: كالعادة. وأطول دفاع، وقد قارب الدقيقة، كان عن عدد مرّات الدخول. كان مؤثّرًا، وخسر. ولم تطلب مجموعة المستشفيات استعادة رسم واحد حتى اليوم.',
      ),
      subheading('What remained', 'ما الذي بقي'),
      paragraph(
        'Three lists of names: who may do all of their tasks today, who no longer may in thirty days, and who has had a reminder and needs a conversation instead. Branch managers at Tilal Bank have used nothing else since last year, and answer the Sunday message in under a minute. Beside each name is what the manager can do: call, assign, agree a date. A chart can be opened below the lists, and in the first month two people opened it.',
        'ثلاث قوائم بأسماء: من يحقّ له اليوم أن يؤدّي مهامّه كلها، ومن لن يحقّ له ذلك بعد ثلاثين يومًا، ومن وصله التذكير ويحتاج إلى حديث مباشر. مديرو الفروع في بنك تلال لا يستخدمون غيرها منذ العام الماضي، ويجيبون عن رسالة الأحد في أقلّ من دقيقة. وبجانب كل اسم ما يمكن فعله: اتصال أو إسناد أو موعد. وتحت القوائم رسم يمكن فتحه، وقد فتحه شخصان في الشهر الأول.',
      ),
      subheading('The best question', 'أفضل سؤال'),
      paragraph(
        '“What do I tell my director, who likes the map?” came from Kuwait. Omar Khalil’s answer: keep it, on the director’s page, and add to it the one thing he can decide there, which hospital gets the trainer next month. A picture that leads to a decision may stay.',
        'جاء من الكويت: «وماذا أقول لمديري العام، وهو يحبّ الخريطة؟» وأجاب عمر خليل: أبقوها في صفحته هو، وأضيفوا إليها القرار الوحيد الذي يُتّخذ منها، وهو أي مستشفى يذهب إليه المدرّب الشهر القادم. فالرسم الذي يقود إلى قرار يستحقّ البقاء.',
      ),
      subheading('Who it was for, and what you can still get', 'لمن كان اللقاء، وما الذي ما زال متاحًا'),
      paragraph(
        'It was meant for people who build reports and for those who receive them. Both came, which made the vote livelier than we had planned. The recording has English subtitles, and with it comes the sheet with the one question, to keep beside your own dashboard. Ask for both on the contact page. If you send us a picture of your dashboard, with the names blacked out, we return it within a week with our notes in red pencil.',
        'كان اللقاء لمن يُعدّ التقارير ولمن يتسلّمها. وقد حضر الطرفان، فجاء التصويت أكثر حيوية ممّا خطّطنا له. للتسجيل ترجمة إنجليزية مكتوبة، ومعه ورقة السؤال الواحد لتضعوها بجانب لوحتكم. اطلبوهما من صفحة التواصل. ومن أرسل إلينا صورة لوحته، بعد حجب الأسماء، أعدناها إليه خلال أسبوع وعليها ملاحظاتنا بالقلم الأحمر.',
      ),
    ),
  },
}
