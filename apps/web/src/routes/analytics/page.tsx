import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Time range', text: 'Last 7 Days, Last 30 Days, Last 90 Days or Last Year.' },
  { name: 'Overview', text: 'Total Executions, Success Rate, Avg Duration and AI Models Used.' },
  { name: 'Trends', text: 'Executions per day, and how many were completed, failed or ended in an error.' },
  {
    name: 'Performance',
    text: 'Average, fastest and slowest run, a score out of 100, and each model’s record.',
  },
  { name: 'Browsers', text: 'Success rate and average time, browser by browser.' },
  { name: 'Export', text: 'The numbers as JSON or CSV.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="Analytics Dashboard"
      lead="How your tests have been doing, over a week or over a year."
      parts={parts}
    />
  );
}
