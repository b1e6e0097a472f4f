import { about, type VerdictEntry } from './entry.ts';

const onCampus = about('campus');

/** Texts of people who had seen neither parser nor engine. Only scored, never tuned against. */
export const entries: VerdictEntry[] = [
  onCampus(
    '/campus/catalogue',
    'passed',
    'level-ignored',
    `Set the level to Intermediate in the course list. Only three courses should be left: Creative Writing, Python Programming and Watercolour Landscapes. Spanish 1 must not be shown any more.`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'sort-price',
    `1. Open the course catalogue.
2. Sort it by price, low to high.

Expected: Local History Walks is the first course and Python Programming is the last one.`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'count-stale',
    `Given I am looking at the catalogue and it says "12 courses"
When I tick "Only with free places"
Then it says "10 courses"
And Night Photography is no longer in the list`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'day-extra',
    `When I pick Friday as the day I get exactly two courses, Creative Writing and Night Photography. The second one carries a "Full" badge, the first one doesn't.`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'table-loses-filter',
    `As a visitor I want to see the courses as a table so that I can compare them.

Acceptance criteria:
- Choose the level Advanced and then switch to the table view.
- The table has two rows, Night Photography and Spanish 3.
- For Spanish 3 the price is £110 and there are 2 seats left.`,
  ),
  onCampus(
    '/campus/catalogue',
    'failed',
    '',
    `Hi Sam, can you have a quick look at the sorting? If you sort the courses by price from high to low, Night Photography should be at the very top with £140. Thanks!`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    '',
    `There is no advanced course on Mondays. So if the user selects Advanced as level and Monday as day, the page says "No courses match your filters." and the counter shows 0 courses. After pressing Clear filters all 12 courses are back.`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    '',
    `Put Acoustic Guitar in the basket, a message pops up saying that Acoustic Guitar has been added to your basket. Now click its Add to basket button a second time. This time it says "Acoustic Guitar is already in your basket." and the number on the basket icon is still 1.`,
  ),
  onCampus(
    '/campus/',
    'passed',
    'search-case',
    `Support had a call from somebody who types everything in small letters. Enter spanish in the search box on the home page and hit Search. You should get 2 results, Spanish 1 and Spanish 3.`,
  ),
  onCampus(
    '/campus/',
    'passed',
    'news-link',
    `Under News, click "Read more" of the article "New teaching kitchen opened". The page that opens has that same headline, and the text mentions two bread ovens.`,
  ),
  onCampus(
    '/campus/',
    'failed',
    '',
    `Search for "guitar" on the start page. Exactly one result is found, Acoustic Guitar with Ruth Bell, and it takes place on Tuesday at 19:30.`,
  ),
  onCampus(
    '/campus/',
    'passed',
    '',
    `Newsletter sign-up in the footer:
* "anna" as email, Subscribe -> "That does not look like an email address."
* anna@example.com, Subscribe -> "Thanks for subscribing!" and the field is empty again`,
  ),
  onCampus(
    '/campus/course/photo',
    'passed',
    'waitlist-dialog',
    `Night Photography is full, so instead of enrolling I can join the waiting list. I click the button, type lena@example.com in the window that opens and confirm. The window goes away and the page tells me that I am number 6 on the waiting list.`,
  ),
  onCampus(
    '/campus/course/pottery',
    'passed',
    'review-average',
    `The pottery course starts out with an average of 4.0 from 3 reviews. Write a review with 2 stars, name Ella, text "Too crowded for me", and send it. The summary above the reviews must now read 3.5 out of 5 (4 reviews).`,
  ),
  onCampus(
    '/campus/course/spanish-1',
    'passed',
    'review-no-stars',
    `A review without stars must not get through. Fill in "Noah" as the name and "Nice group" as the review, don't pick any rating, and press Send review. You should see "Please give a rating." and there should still be 2 reviews.`,
  ),
  onCampus(
    '/campus/course/pottery',
    'passed',
    'accordion-stuck',
    `Checklist for the syllabus
- the four weeks are collapsed at first, e.g. the sentence "Centring the clay and pulling up walls." can't be seen
- click on "Week 2: On the wheel"
- the sentence about centring the clay is now visible`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'discount-wrong',
    `Add Pottery for Beginners and Bread Baking to the basket and go to the basket. The subtotal is £180.00. Enter the discount code LEARN10 and apply it. The discount line should show £18.00 off and, with the registration fee of £5.00, the total should be £167.00.`,
  ),
  onCampus(
    '/campus/course/python',
    'passed',
    'student-ignored',
    `Given I have clicked "Enrol now" for Python Programming
And I have opened my basket, where the total is £155.00
When I tick that I am a student
Then the total drops to £125.00`,
  ),
  onCampus(
    '/campus/catalogue',
    'passed',
    'badge-stays',
    `We had a bug where the little number on the basket icon did not go down. To check: add Morning Yoga and Creative Writing from the catalogue, open the basket (icon says 2), and remove Morning Yoga with the bin button. Creative Writing is the only course left in the table and the icon says 1.`,
  ),
  onCampus(
    '/campus/course/bread',
    'passed',
    'undo-lost',
    `Enrol in Bread Baking, open the basket and remove the course again. It should say "Your basket is empty." Then hit Undo in the bar at the bottom: Bread Baking is back in the basket and the total is £65.00.`,
  ),
  onCampus(
    '/campus/course/guitar',
    'failed',
    '',
    `Can a student use a discount code as well? Yes. Put Acoustic Guitar into the basket, tick the student box, then apply LEARN10. With both reductions and the fee, the total to pay is £77.00.`,
  ),
  onCampus(
    '/campus/course/history',
    'passed',
    'checkout-lost',
    `Enrol in Local History Walks and go to the checkout via the basket. Type 01632 960555 as the phone number and leave everything else blank, then press Complete enrolment. The page complains about 4 problems, but the phone number I typed is still there.`,
  ),
  onCampus(
    '/campus/course/bread',
    'passed',
    'email-unchecked',
    `Steps:
1. Click Enrol now, open the basket and go to checkout.
2. Full name: Jane Doe, email: jane.doe, payment by card, accept the terms and conditions.
3. Click "Complete enrolment".
Expected result: the enrolment is refused with "Please enter a valid email address." and I am still on the checkout page.`,
  ),
  onCampus(
    '/campus/course/bookkeeping',
    'passed',
    'employer-hidden',
    `Some of our learners have the course paid by their company. After enrolling in Bookkeeping Basics and going on to the checkout there's no Employer field to begin with. Choose "Invoice to my employer" and the Employer field shows up; go back to Card and it is hidden again.`,
  ),
  onCampus(
    '/campus/course/spanish-3',
    'passed',
    'seats-kept',
    `Spanish 3 has 2 seats left. Enrol now, go to the basket, then to checkout and complete the enrolment as Paul Green, paul@example.com, paying at reception (don't forget to accept the terms). The thank you page shows the enrolment number NC-2041. If you look at the Spanish 3 course page afterwards, just 1 seat is left.`,
  ),
  onCampus(
    '/campus/login',
    'passed',
    'login-silent',
    `Try to log in as mia@northfield.example with the password "wrongpass". You stay on the login page and are told "Email or password is wrong."`,
  ),
  onCampus(
    '/campus/my',
    'passed',
    'status-stays',
    `Log in with mia@northfield.example / learn2024. In My courses, Drawing Foundations is "In progress". Open it, tick off the two lessons that are still missing, Drawing hands and Portraits, and return to My courses. Drawing Foundations is now marked as Completed and shows 5 of 5 lessons.`,
  ),
  onCampus(
    '/campus/my',
    'passed',
    '',
    `After signing in (mia@northfield.example, password learn2024) the learner sees three courses. First Aid at Home is completed with 100%, French for Travellers is in progress with 2 of 10 lessons. The certificates table lists First Aid at Home, issued 14 March 2025, and Touch Typing, issued 2 November 2024.`,
  ),
  onCampus(
    '/campus/login',
    'passed',
    'quiz-disabled',
    `Log in as mia@northfield.example with learn2024 and take the First Aid quiz. Answer 999, 20 minutes, Forward and 15, then submit the answers. Three of those are right, so the result is "You scored 3 out of 4." and "Passed".`,
    'error',
  ),
  onCampus(
    '/campus/login',
    'failed',
    '',
    `Two correct answers are enough to pass the first aid quiz. To test this, sign in (mia@northfield.example, learn2024), click Take the quiz and select 999, 20 minutes, Back and 60. Submit. It says that you scored 2 out of 4 and that you have passed.`,
  ),
  onCampus(
    '/campus/timetable',
    'passed',
    'hide-full-one',
    `The timetable shows 12 classes in week 1. When I tick "Hide full courses", Watercolour Landscapes and Night Photography disappear from the grid and it says 10 classes this week.`,
  ),
  onCampus(
    '/campus/timetable',
    'failed',
    '',
    `Go forward one week in the timetable. The heading changes to "Week 2: 8 to 13 September". Local History Walks on Saturday is marked as cancelled.`,
  ),
  onCampus(
    '/campus/forum',
    'passed',
    'forum-sort',
    `User story: as a regular I want to see the latest discussions first.
AC1: after choosing "Newest first", the thread "Study group for Python" is at the top of the forum.
AC2: "Where can I park on Saturdays?", the oldest one, is at the bottom.`,
  ),
  onCampus(
    '/campus/forum',
    'passed',
    'unlike-count',
    `The thread about the lost scarf has 0 likes. Click its thumbs-up once and it shows 1. Click it again and your like is taken back, so it shows 0.`,
  ),
  onCampus(
    '/campus/forum/t3',
    'passed',
    'reply-kept',
    `Nobody has replied to the Python study group yet (0 replies). Write "Count me in" as your reply and post it. It appears below the thread, the heading changes to "1 reply" and the reply box is empty again.`,
  ),
  onCampus(
    '/campus/forum/t1',
    'failed',
    '',
    `If you are not logged in you can still answer in the forum. Post the reply "Try the station car park". Afterwards there are 3 replies, and the new one is shown under the name Anonymous.`,
  ),
  onCampus(
    '/campus/profile',
    'passed',
    'switch-unsaved',
    `I log in with mia@northfield.example and learn2024 and go to the Notifications tab of my profile. "Forum replies" is off. I turn it on and get the message "Forum replies switched on." When I reload the page and open Notifications again, it is still on.`,
  ),
  onCampus(
    '/campus/profile',
    'failed',
    '',
    `Changing the password works like this: log in (mia@northfield.example / learn2024), open the Password tab, enter learn2024 as the current password and sunshine99 as the new one, both times. After clicking Change password the page says "Your password has been changed."`,
  ),
  onCampus(
    '/campus/help',
    'passed',
    'contact-kept',
    `Contact form on the help page. Fill in the name Rosa, the email rosa@example.com, topic Enrolment and the message "Can I change my course?", then send it.
- A note says that we will answer within two working days.
- Name and message are blank afterwards.`,
  ),
  onCampus(
    '/campus/help',
    'failed',
    '',
    `Please make sure the opening hours on the help page are the new ones: Monday to Thursday 8:30 – 21:00, Friday 8:30 – 20:00, Saturday 9:00 – 13:00, and Sunday closed.`,
  ),
];
