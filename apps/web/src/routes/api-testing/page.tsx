import { BeingBuilt } from '../../ui/being-built.tsx';

const parts = [
  { name: 'Test Runner', text: 'Endpoints with method, path, headers, body and validations, run together.' },
  { name: 'Load Testing', text: '1 to 100 connections for 10 to 300 seconds, to be stopped at any time.' },
  { name: 'History', text: 'Earlier runs with their success rate and response times.' },
  { name: 'Saved Configs', text: 'Configurations to load again.' },
  { name: 'Documentation', text: 'Generated from the endpoints you have entered.' },
];

export function Component() {
  return (
    <BeingBuilt
      title="API Testing Platform"
      lead="Check REST and GraphQL endpoints, alone and under load."
      parts={parts}
    />
  );
}
